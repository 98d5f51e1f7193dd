import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { siteSettings } from '@/lib/contract/site-settings';
import { renderInDutch } from '@/tests/render-in-dutch';
import { entryDue } from './entry-due';
import { EntryWarning } from './entry-warning';

const settings = (more: object = {}) => siteSettings.parse({ name: 'Vonk', enable_site_entry_popup: true, geoip_country: 'NL', ...more });
const dialog = () => document.querySelector('dialog');
/** The dialog's code is fetched on its own. */
const show = async () => {
  const shown = renderInDutch(<EntryWarning settings={settings()} layout="default" />);
  await waitFor(() => expect(dialog()).not.toBeNull());
  return shown;
};

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'site-entry=; Max-Age=0; Path=/';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('[S01] [B07] where it stands', () => {
  test.each([
    ['[S01]', 'default', 'PL', true], ['[S01]', 'default', undefined, true],
    ['[A15]', 'chat', 'NL', true], ['[A15]', 'chat', 'DE', true], ['[A15]', 'chat', 'PL', false], ['[A15]', 'chat', undefined, false],
    ['[A16]', 'lander', 'NL', true], ['[A16]', 'lander', 'DE', true], ['[A16]', 'lander', 'BE', false], ['[A17]', 'empty', 'NL', false],
  ] as const)('%s layout %s, country %s: %s', (_, layout, geoip_country, due) => {
    expect(entryDue(settings({ geoip_country }), layout)).toBe(due);
    expect(entryDue(settings({ geoip_country, enable_site_entry_popup: false }), layout)).toBe(false);
  });
});

test('[S01] a visitor meets it once per browser; it says what fictional profiles are', async () => {
  const { unmount } = await show();
  await waitFor(() => expect(dialog()!.open).toBe(true));
  expect(screen.getByRole('dialog', { name: 'Alleen voor volwassenen' }).textContent).toContain('Fysiek contact met deze profielen is niet mogelijk.');
  await userEvent.click(screen.getByRole('button', { name: 'Ik ben 18 jaar of ouder' }));
  expect(dialog()!.open).toBe(false);
  expect(document.cookie).toContain('site-entry=1');
  unmount();
  document.cookie = 'site-entry=; Max-Age=0; Path=/';
  await show();
  expect(dialog()!.open).toBe(false);
});

test('[S01] an answer counts in a browser that keeps nothing of it', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Ik ben 18 jaar of ouder' }));
  expect(dialog()!.open).toBe(false);
});

test('[S01] Escape is no answer', async () => {
  await show();
  const cancel = new Event('cancel', { cancelable: true });
  dialog()!.dispatchEvent(cancel);
  expect([cancel.defaultPrevented, dialog()!.open]).toEqual([true, true]);
});

test.each(['standalone', 'minimal-ui', 'window-controls-overlay'])('[S01] an installed app does not ask, in whichever window it stands: %s', async (mode) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }));
  await show();
  expect(dialog()!.open).toBe(false);
});
