import { expect, test } from 'vitest';
import { isInstalled } from './install-packages.mjs';

const lock = {
  '': { version: '1.0.0' },
  'node_modules/next': { version: '16.4.5' },
  'node_modules/for-another-machine': { version: '2.0.0', optional: true },
};

const everythingLies = () => true;
const installed = (present: Record<string, { version: string }> | null, lies: (place: string) => boolean = everythingLies) => isInstalled(lock, present, lies);

test('packages in the versions of the lock are not installed again, also without those for other machines', () => {
  expect(installed({ 'node_modules/next': { version: '16.4.5' } })).toBe(true);
  expect(installed({ 'node_modules/next': { version: '16.4.5' }, 'node_modules/more': { version: '1.0.0' } })).toBe(true);
});

test('a missing, an older or an optional package of another version is', () => {
  expect(installed({})).toBe(false);
  expect(installed({ 'node_modules/next': { version: '16.4.4' } })).toBe(false);
  expect(installed({ 'node_modules/next': { version: '16.4.5' }, 'node_modules/for-another-machine': { version: '1.0.0' } })).toBe(false);
});

test('a package whose folder has gone since is, whatever npm noted', () => {
  expect(installed({ 'node_modules/next': { version: '16.4.5' } }, (place) => place !== 'node_modules/next')).toBe(false);
  expect(installed({ 'node_modules/next': { version: '16.4.5' } }, (place) => place !== 'node_modules/for-another-machine')).toBe(true);
});

test('so is everything where nothing was installed', () => {
  expect(installed(null)).toBe(false);
});
