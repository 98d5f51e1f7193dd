import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteSettings } from '@/lib/contract/site-settings';

const isOfTests = /\.test\.tsx?$|\.gallery\.tsx$|\/testing\/|\/seed\//;
const rooms = ['app', 'components', 'features', 'lib', 'middleware.ts'];
const product = rooms
  .flatMap((room) => (room.endsWith('.ts') ? [room] : readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`)))
  .filter((file) => /\.tsx?$/.test(file) && !isOfTests.test(file) && file !== 'lib/contract/site-settings.ts')
  .map((file) => readFileSync(file, 'utf8'));

/** Read, and used for nothing: no text of the specification says what it would buy. Decision 92. */
const meaningless = ['photo_credits'];

test('[E04] each setting is used beside where it is read', () => {
  // Taken out of the settings, or of what holds them: `settings.niche`, `{ niche }`, 'niche'.
  const taken = (name: string) => new RegExp(`[.'{]\\s*${name}\\b|[{,] ${name}\\b[^;{}]*\\}`);
  const unused = Object.keys(siteSettings.shape).filter((name) => !product.some((text) => taken(name).test(text)));
  expect(unused).toEqual(meaningless);
});
