/** What a modal says when its picture or its button is pressed: `detail.profile` is whose. Cancelled, the page stays where it is. (S19) */
export const profileEvent = 'vonk:profile';

declare global {
  interface WindowEventMap {
    'vonk:profile': CustomEvent<{ profile: number }>;
  }
}

/** Tells the page whose profile was chosen; false where somebody has taken it upon themselves to show it. */
export function emitProfile(profile: number): boolean {
  return window.dispatchEvent(new CustomEvent(profileEvent, { detail: { profile }, cancelable: true }));
}
