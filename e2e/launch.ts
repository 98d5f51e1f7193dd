// How the tests start a browser: Chromium without windows where there is one, and the whole of it where a test needs what only that has.
import { chromiumHere, headlessShellHere } from '../scripts/chromium.mjs';

// Pages here live too short for what optimizing compilers give.
const args = ['--js-flags=--no-opt --no-maglev', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const usualBrowser = { launchOptions: { executablePath: headlessShellHere() ?? chromiumHere(), args } };

/** For `test.use` at the head of a file: with messages of a worker, and pages that a worker serves without a network. */
export const wholeBrowser = { launchOptions: { executablePath: chromiumHere(), args } };
