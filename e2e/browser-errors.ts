// What goes wrong in a browser while a test runs: console errors and warnings, errors nobody caught. The console tells of each request that failed or was refused, too.
import type { BrowserContext } from '@playwright/test';
import { demoWorld } from '@/lib/server/seed/demo-world';

// A busy machine is late with a script that was asked for early: Chromium says so, and nothing is wrong.
const lateOnly = /was preloaded using link preload but not used within a few seconds/;
// Most tests run without the service worker, and say so to the page that would have one.
const withoutWorker = /Service Worker registration blocked by Playwright/;

/** A photo that is gone, of somebody who is not of the demo world. */
function isTakenPhoto(error: string): boolean {
  const [, name] = /\b404\b.*\/photo\.php\/([\w-]+)\.webp/.exec(error) ?? [];
  return name !== undefined && !demoWorld(new Date()).members.some(({ photos }) => photos.some(({ names }) => Object.values(names).includes(name)));
}

export class BrowserErrors {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];
  #strangers = false;

  /** Expects errors that match: for a test that provokes them. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** For a test that is shown whoever was here last: members of other tests take their photos away while it looks at them. */
  allowTakenPhotos(): void {
    this.#strangers = true;
  }

  /** Listens to every page of a browser context; not to its requests, of which Playwright would make an event each, a thirtieth of what a journey costs. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if ((message.type() !== 'error' && message.type() !== 'warning') || lateOnly.test(message.text()) || withoutWorker.test(message.text())) return;
      this.#heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  heard(): string[] {
    const unforeseen = this.#heard.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
    return this.#strangers ? unforeseen.filter((error) => !isTakenPhoto(error)) : unforeseen;
  }
}
