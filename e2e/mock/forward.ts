// A clock that goes on for browser, app and server at once. docs/qa.md
import type { BrowserContext } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { lookAgainAfter } from './forwarded.mjs';
import type { PhpHost } from './php-host';

/** '30', '05:00', '02:00:00', as the clock of Playwright reads them, or milliseconds. Throws on anything else. */
export function millisecondsOf(time: string | number): number {
  if (typeof time === 'number') return time;
  if (!/^\d+(:[0-5]\d){0,2}$/.test(time)) throw new Error(`'${time}' is no time to go on by: '30' (seconds), '05:00' (minutes) or '02:00:00' (hours)`);
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

/** How much later it is than the day on which the tests begin: at the mocked server, and in a file, for the app. */
export class Forwarded {
  constructor(
    private readonly file: string,
    private readonly php: PhpHost,
  ) {
    this.#goTo(0);
  }

  /** All clocks go on at once: a timer of the browser that is due by then finds app and server there. */
  async forward(context: BrowserContext, time: string | number): Promise<void> {
    this.#goTo(this.php.forwarded + millisecondsOf(time));
    // The app has read it by then.
    await new Promise((resolve) => setTimeout(resolve, lookAgainAfter * 2));
    await context.clock.fastForward(millisecondsOf(time));
  }

  /** For the next test: the day on which this one began. */
  back(): void {
    this.#goTo(0);
  }

  #goTo(later: number): void {
    this.php.forwarded = later;
    writeFileSync(this.file, String(later));
  }
}
