import { expect, test } from 'vitest';
import { isInstalled } from './install-packages.mjs';

const lock = {
  '': { version: '1.0.0' },
  'node_modules/next': { version: '16.4.5' },
  'node_modules/for-another-machine': { version: '2.0.0', optional: true },
};

test('packages in the versions of the lock are not installed again, also without those for other machines', () => {
  expect(isInstalled(lock, { 'node_modules/next': { version: '16.4.5' } })).toBe(true);
  expect(isInstalled(lock, { 'node_modules/next': { version: '16.4.5' }, 'node_modules/more': { version: '1.0.0' } })).toBe(true);
});

test('a missing, an older or an optional package of another version is', () => {
  expect(isInstalled(lock, {})).toBe(false);
  expect(isInstalled(lock, { 'node_modules/next': { version: '16.4.4' } })).toBe(false);
  expect(isInstalled(lock, { 'node_modules/next': { version: '16.4.5' }, 'node_modules/for-another-machine': { version: '1.0.0' } })).toBe(false);
});

test('so is everything where nothing was installed', () => {
  expect(isInstalled(lock, null)).toBe(false);
});
