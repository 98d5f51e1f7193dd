import { useSyncExternalStore } from 'react';
import { tellTabs } from '@/lib/api/session-channel';
import { getQueryClient } from '@/lib/queries/client';
import { logoutMark } from '@/lib/site/cookies/logout-mark';
import { pathTo } from '@/lib/site/addresses/routes';
import { forgetChats, hasTexts } from '@/lib/stores/chat-store-provider';
import { forgetLikes } from '@/lib/stores/likes-store-provider';
import { forgetSwipes } from '@/lib/stores/swipe-memory';
import { noteEnd, takeNote } from '@/lib/stores/session-note';

/** How long a page that ends waits for the browser to forget, in milliseconds. */
const patience = 1_000;

let over = false;
/** The member asks to be out, in this tab or in another. */
let leaving = false;
let askedHere = false;
const listeners = new Set<() => void>();

function setOver(value: boolean): void {
  over = value;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether it has, outside a component. */
export const sessionIsOver = (): boolean => over;

/** Whether the session of this tab has ended: nothing of the member is drawn any more. */
export function useSessionOver(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => over,
    () => false,
  );
}

/** A page of an ended session that the browser takes out of its memory on "back" is not shown again. */
function leaveWhenOver({ persisted }: PageTransitionEvent): void {
  if (persisted && over) window.location.replace(pathTo('index'));
}

/** A member's page begins. */
export function beginSession(): void {
  leaving = false;
  askedHere = false;
  takeNote();
  if (over) setOver(false);
}

/** The member asks to be out, or is not let out: the server may tell of the end before it answers that it did it. `heard`: in another tab. */
export function expectEnd(asked: boolean, { heard = false }: { heard?: boolean } = {}): void {
  leaving = asked;
  if (heard) return;
  askedHere = asked;
  tellTabs(asked ? 'leaving' : 'staying');
}

/**
 * The one end of a session in a browser: the screens go, then everything held of the member, the other tabs are told, and
 * the tab starts anew at the root. Who logged out leaves nothing, in any tab; where the session ended without that, what was
 * written stays for the same member. The root says what happened unless it was asked for here. `heard`: another tab told it. (T01, T02)
 */
export function endSession({ heard = false }: { heard?: boolean } = {}): void {
  if (over) return;
  // By a form, whose answer this tab, or another, still waits for.
  leaving ||= document.cookie.includes(logoutMark);
  setOver(true);
  window.addEventListener('pageshow', leaveWhenOver);
  if (!heard) tellTabs(leaving ? 'logout' : 'ended');
  // Once the screens are gone: one that still stood would ask anew for what it is losing.
  setTimeout(() => {
    getQueryClient().clear();
    const kept = !leaving && hasTexts();
    const forgotten = forgetChats({ keepTexts: !leaving });
    if (!askedHere) noteEnd(kept ? 'kept' : 'plain');
    forgetLikes();
    forgetSwipes();
    // A page that is left does not end what it had begun; a browser whose databases do not answer holds nobody here.
    void Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, patience))]).then(() => window.location.replace(pathTo('index')));
  });
}
