import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { locales, localeTable } from '@/lib/site/languages/locales';
import { LanguageForm } from './language-form';

const router = vi.hoisted(() => ({ refresh: vi.fn(), push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const offered = locales.map((code) => ({ code, name: localeTable[code].name }));
const written: string[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  written.length = 0;
  window.history.replaceState(null, '', '/members?gender=man');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
});

test('[S23] languages, each in its own words, in a form that works without script', () => {
  render(<LanguageForm locale="nl" languages={offered} more={{ words: 'Meer talen', href: '/lang-config' }} />);
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => button.value)).toEqual(locales);
  expect(buttons.map((button) => button.name)).toEqual(locales.map(() => 'locale'));
  const german = screen.getByRole<HTMLButtonElement>('button', { name: 'Deutsch' });
  expect(german.lang).toBe('de');
  expect(german.type).toBe('submit');
  expect([german.form?.getAttribute('method'), german.form?.getAttribute('action')]).toEqual(['post', '/forms/locale']);
  expect(screen.getByRole('button', { name: 'Nederlands', current: true })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Meer talen' }).getAttribute('href')).toBe('/lang-config');
});

test('[A08] a choice is kept in the cookie for 365 days, and the page changes without a reload', async () => {
  render(<LanguageForm locale="nl" languages={offered} more={{ words: 'Meer talen', href: '/lang-config' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Suomi' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  expect(written).toEqual([`locale=fi; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`]);
  expect(router.refresh).toHaveBeenCalledOnce();
  expect(router.push).not.toHaveBeenCalled();
});

test('[S23] on an address that names its language the choice leads to the same in the other language', async () => {
  window.history.replaceState(null, '', '/she-nl?ref=7');
  render(<LanguageForm locale="nl" languages={offered} more={{ words: 'Meer talen', href: '/lang-config' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/she-eng?ref=7'));
  expect(router.refresh).not.toHaveBeenCalled();
});
