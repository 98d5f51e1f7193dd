// Where the swipe game of a tab is kept, apart from the game: every page ends a session, few play. Bars P2, S9.
import type { SwipeStore } from './swipe-store';

let current: { member: number; store: SwipeStore } | undefined;

/** The game of a member in this tab, begun with `begin` where there is none. */
export function keptSwipes(member: number, begin: () => SwipeStore): SwipeStore {
  if (current?.member !== member) current = { member, store: begin() };
  return current.store;
}

/** At logout: nothing of the game is left in this tab. */
export function forgetSwipes(): void {
  current = undefined;
}
