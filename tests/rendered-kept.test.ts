// What drawing search, a profile and likes leaves in the heap of a server: the screens themselves, with a client of React Query for each request. Bar P14.
import { expect, test, vi } from 'vitest';
import { drawScreen, screenNames } from './drawn-screens';
import { keptByEach } from './memory-kept';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined, back: () => undefined }) }));

const enough = 4 * 1024;

test.each(screenNames)('[bar P14] drawing %s again and again leaves nothing in the server’s memory', async (name) => {
  expect(await drawScreen(name)).toContain('<h1');
  expect(await keptByEach(() => drawScreen(name), enough)).toBeLessThanOrEqual(enough);
}, 120_000);
