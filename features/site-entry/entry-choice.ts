import { writeCookie } from '@/lib/site/cookies/write-cookie';

const name = 'site-entry';
const year = 365 * 24 * 60 * 60;

/** Whether this browser has answered: either of the two places may have been cleared. (S01) */
export function hasEntered(): boolean {
  if (document.cookie.split('; ').includes(`${name}=1`)) return true;
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Remembers the answer on this device, and nowhere else. */
export function rememberEntry(): void {
  writeCookie(`${name}=1; Path=/; Max-Age=${year}; SameSite=Lax`);
  try {
    localStorage.setItem(name, String(Date.now()));
  } catch {
    // The cookie remembers it.
  }
}
