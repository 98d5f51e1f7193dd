import type { BrowserContext } from 'playwright';

/** Lets the pages of a browser run what a command has written: its compiler names functions by a helper that no page has. */
export const nameFunctions = (context: BrowserContext): Promise<unknown> => context.addInitScript('globalThis.__name ??= (named) => named');
