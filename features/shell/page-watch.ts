import { logoutMark } from '@/lib/site/cookies/logout-mark';

/** Says that the page was left. What the server keeps of it is for the address to say: its `lb` goes along in the Referer. (C10, T18) */
function sayHidden(): void {
  if (document.visibilityState === 'hidden') navigator.sendBeacon('/api/page-hidden.php', '{}');
}

/** The page before this one ended a session by a form alone: what the browser keeps of it goes now. */
function askForLogout(): void {
  if (document.cookie.includes(logoutMark)) void import('./forget-logout').then(({ forgetLogout }) => forgetLogout());
}

/** What every page keeps an eye on. Scripts that do not come are heard before any has: lib/site/http/lost-scripts.ts. */
export function watchPage(): void {
  // The same function once more changes nothing: it is heard once for the document.
  document.addEventListener('visibilitychange', sayHidden);
  askForLogout();
}
