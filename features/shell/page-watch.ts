import { logoutMark } from '@/lib/site/logout-mark';

let bounces = false;

/** Where the address of the document asks for it with `lb`: what tells that it was left is fetched then, and once. */
function askForBounces(): void {
  if (bounces || !new URLSearchParams(window.location.search).has('lb')) return;
  bounces = true;
  void import('./watch-bounces').then(({ watchBounces }) => watchBounces());
}

/** The page before this one ended a session by a form alone: what the browser keeps of it goes now. */
function askForLogout(): void {
  if (document.cookie.includes(logoutMark)) void import('./forget-logout').then(({ forgetLogout }) => forgetLogout());
}

/** What every page keeps an eye on. Scripts that do not come are heard before any has: lib/site/lost-scripts.ts. */
export function watchPage(): void {
  askForBounces();
  askForLogout();
}
