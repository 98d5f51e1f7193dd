// The one inline script of our own. Bar S1.
import { liveScript } from './live-script';
import { lostScripts } from './lost-scripts';

/** Chooses light or dark before the first paint. */
export const themeScript =
  "(function(d){var t=(d.cookie.match(/(?:^|; )theme=(light|dark|system)/)||[])[1];if(!t)return;if(t==='system')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.documentElement.setAttribute('data-bs-theme',t)})(document)";

/** The inline script of every page, before all others; it is the same on every page, so its hash is too. */
export const firstScript = `${themeScript};${liveScript};${lostScripts}`;
