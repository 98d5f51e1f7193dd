// A session that the server turns out to have ended while a page was being made. Specification, section 4. (T01)
import { endedMark } from './ended-mark';

/** Takes the cookie of the session away. */
export const noAuthCookie = 'auth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';

/** Lets the root, to which the page leads, say that the session has ended: for a minute, as it comes at once. */
export const endedMarkCookie = `${endedMark}=1; Path=/; Max-Age=60; SameSite=Lax`;
