// What this browser could do about push messages, noted for the server: it draws the alert with the next page, and nothing moves. Specification, section 4. (T04)
import { pushNote } from '../site/cookies/push-note';
import { writeCookie } from '../site/cookies/write-cookie';
import { pushStore } from './push-store';

/** Notes whether the browser knows push messages, has not been told no and is not subscribed: as it was last found. */
export function notePush(): void {
  const { capable, denied, subscribed } = pushStore.getState();
  writeCookie(`${pushNote}=${capable && !denied && !subscribed ? 'can' : 'no'}; Path=/; Max-Age=${180 * 24 * 60 * 60}; SameSite=Lax`);
}
