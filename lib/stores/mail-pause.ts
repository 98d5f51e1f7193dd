// When this tab last had a mail sent that can be had again after a pause: a reload, or the next step, goes on counting. Specification, section 2 (password reset), 3.
import { mailPause } from '../site/constants';

export type PausedMail = 'reset' | 'activation' | 'reactivation';

const keyOf = (mail: PausedMail) => `mail-sent:${mail}`;
/** Of a browser that keeps nothing, for as long as the page lives. */
const unkept = new Map<PausedMail, number>();

function lastSent(mail: PausedMail): number {
  try {
    return Number(sessionStorage.getItem(keyOf(mail)) ?? unkept.get(mail) ?? 0);
  } catch {
    return unkept.get(mail) ?? 0;
  }
}

/** A mail of this kind has just gone out. */
export function noteMail(mail: PausedMail): void {
  try {
    sessionStorage.setItem(keyOf(mail), String(Date.now()));
  } catch {
    unkept.set(mail, Date.now());
  }
}

/** Milliseconds until the mail can be had again, 0 where this tab knows of none. `isNew`: the page comes from the form that sent it. */
export function pauseAfterMail(mail: PausedMail, isNew = false): number {
  const left = () => Math.min(mailPause, Math.max(0, lastSent(mail) + mailPause - Date.now()));
  if (isNew && left() === 0) noteMail(mail);
  return left();
}
