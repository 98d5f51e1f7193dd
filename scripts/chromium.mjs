// A Chromium for the browser tests: the one named, the machine's, Debian's, or Playwright's own download.
import { existsSync } from 'node:fs';
import { aptInstall, canInstall, findProgram } from './find-program.mjs';
import { Failure, runCommand } from './run-command.mjs';

/** The Chromium that PLAYWRIGHT_CHROMIUM names or the machine has, or undefined. */
export const chromiumHere = () => {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named && !existsSync(named)) throw new Failure(`PLAYWRIGHT_CHROMIUM names ${named}, and nothing is there.`);
  return named || findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
};

const shell = 'chromium-headless-shell';

/**
 * The Chromium without windows, on which the tests cost half of the processor's time: what PLAYWRIGHT_HEADLESS_SHELL names or the machine has.
 * Undefined where there is none, or PLAYWRIGHT_CHROMIUM names another browser.
 */
export const headlessShellHere = () => process.env.PLAYWRIGHT_HEADLESS_SHELL || (process.env.PLAYWRIGHT_CHROMIUM ? undefined : findProgram([shell]));

/** Finds it, or installs Debian's where there is none; undefined where it cannot be had. */
export async function headlessShell(progress) {
  if (headlessShellHere() || process.env.PLAYWRIGHT_CHROMIUM || !canInstall()) return headlessShellHere();
  await progress.step('Installing Chromium without windows', (tell) => aptInstall([shell], tell).catch((error) => tell(error.message)));
  return headlessShellHere();
}

const ownDownload = async () => {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** Finds a Chromium, installs one if there is none, and returns its path. */
export async function chromium(progress) {
  const present = chromiumHere() ?? (await ownDownload());
  if (present) return present;
  return progress.step('Installing Chromium', async (tell) => {
    if (canInstall()) {
      await aptInstall(['chromium'], tell).catch((error) => tell(error.message));
      const installed = chromiumHere();
      if (installed) return installed;
    }
    await runCommand('npx', ['playwright', 'install', 'chromium'], { onLine: tell });
    const downloaded = await ownDownload();
    if (!downloaded) throw new Failure('No Chromium was found: install one and set PLAYWRIGHT_CHROMIUM to its path.');
    return downloaded;
  });
}
