// The one inline script of our own, and the headers that every answer carries. Bars S1 and S2.
import { liveScript } from './live-script';
import { lostScripts } from './lost-scripts';

/** Chooses light or dark before the first paint. */
export const themeScript =
  "(function(d){var t=(d.cookie.match(/(?:^|; )theme=(light|dark|system)/)||[])[1];if(!t)return;if(t==='system')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.documentElement.setAttribute('data-bs-theme',t)})(document)";

/** The inline script of every page, before all others; it is the same on every page, so its hash is too. */
export const firstScript = `${themeScript};${liveScript};${lostScripts}`;

/** Headers that every answer carries. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};
