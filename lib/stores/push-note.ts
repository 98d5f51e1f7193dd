// What this browser could do about push messages, noted for the server: it draws the alert with the next page, and nothing moves. Specification, section 4. (T04)
import { pushNote } from '../site/push-note';

/** Whether the browser knows push messages and has not said no. */
function canBeAsked(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator && Notification.permission !== 'denied';
}

export function notePush(subscribed: boolean): void {
  document.cookie = `${pushNote}=${!subscribed && canBeAsked() ? 'can' : 'no'}; Path=/; Max-Age=${180 * 24 * 60 * 60}; SameSite=Lax`;
}
