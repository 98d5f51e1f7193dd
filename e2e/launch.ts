// How the tests start a browser: Chromium without windows where there is one, and the whole of it where a test needs what only that has.
import { chromiumHere, headlessShellHere } from '../scripts/chromium.mjs';

// A mouse, as Playwright says it, whose own line this one takes the place of; and photos that wait are loaded where they come into sight, not a screen and a half before.
const blinkSettings = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4', 'lazyLoadingImageMarginPxUnknown=0', 'lazyLoadingImageMarginPx4G=0'];

// Pages here live too short for what optimizing compilers give.
const args = [`--blink-settings=${blinkSettings.join(',')}`, '--js-flags=--no-opt --no-maglev', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const usualBrowser = { launchOptions: { executablePath: headlessShellHere() ?? chromiumHere(), args } };

/** For `test.use` at the head of a file: with messages of a worker, and pages that a worker serves without a network. */
export const wholeBrowser = { launchOptions: { executablePath: chromiumHere(), args } };
