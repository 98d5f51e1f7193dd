// The mark of a logout, apart from its name: every page looks for that.
import { logoutMark } from './logout-mark';

const day = 'Path=/; Max-Age=86400; SameSite=Lax';

/** As it is set once the session has ended: for a day, for the page may never come. (Bar S9) */
export const logoutMarkCookie = `${logoutMark}=1; ${day}`;

/** As it is set before: the logout was asked for, and whether it is done the server alone knows. */
export const logoutAskedCookie = `${logoutMark}=asked; ${day}`;

/** Whether that is all that a browser's cookies say. */
export const isLogoutAsked = (cookies: string): boolean => cookies.includes(`${logoutMark}=asked`);

/** As it is taken away. */
export const noLogoutMark = `${logoutMark}=; Path=/; Max-Age=0`;
