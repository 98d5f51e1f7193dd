import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { BottomNav } from './bottom-nav';
import type { NavItem } from './nav-places';
import { TopBar } from './top-bar';

const items: NavItem[] = [
  { place: 'search', href: '/members', current: true },
  { place: 'chats', href: '/chats', count: 120 },
  { place: 'likes', href: '/likes', count: 3 },
  { place: 'swipe', href: '/swipe-game' },
];

const memberBar = (end: { kind: 'premium'; href: string } | { kind: 'credits'; href: string; credits: number }) => (
  <TopBar variant="member" name="Vonk" homeHref="/members" items={items} language={<span>NL</span>} account={<span>Mijn account</span>} end={end} />
);

describe('the top bar of a member', () => {
  test('[S21] search, messages with 99+ above 99, likes with what is new, in words too', () => {
    renderInDutch(memberBar({ kind: 'premium', href: '/premium' }));
    expect(screen.getByRole('link', { name: 'Zoeken' }).getAttribute('aria-current')).toBe('page');
    const chats = screen.getByRole('link', { name: 'Berichten 120 ongelezen berichten' });
    expect(within(chats).getByText('99+')).toBeTruthy();
    const likes = screen.getByRole('link', { name: 'Likes 3 nieuwe likes' });
    expect(within(likes).getByText('3')).toBeTruthy();
  });

  test('[S22] one who has not paid is shown the way to premium', () => {
    renderInDutch(memberBar({ kind: 'premium', href: '/premium' }));
    expect(screen.getByRole('link', { name: 'Word premium' }).getAttribute('href')).toBe('/premium');
  });

  for (const [credits, look] of [
    [11, 'no badge'],
    [10, 'is-warning'],
    [1, 'is-warning'],
    [0, 'is-danger'],
  ] as const) {
    test(`[S22] ${credits} credits: ${look}`, () => {
      renderInDutch(memberBar({ kind: 'credits', href: '/credits', credits }));
      const link = screen.getByRole('link', { name: new RegExp(`^${credits} credits? over$`) });
      const number = within(link).getByText(String(credits));
      expect(number).toBeTruthy();
      const { className = '' } = number.parentElement?.closest('.badge-count') ?? {};
      expect(className || 'no badge').toContain(look);
      expect(screen.queryByRole('link', { name: 'Word premium' })).toBeNull();
    });
  }

  test('[S23] it has room for the language switcher and the account menu', () => {
    renderInDutch(memberBar({ kind: 'premium', href: '/premium' }));
    expect(screen.getByText('NL')).toBeTruthy();
    expect(screen.getByText('Mijn account')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Inloggen' })).toBeNull();
  });
});

test('[S23] the top bar of a visitor has a login link and no navigation', () => {
  renderInDutch(<TopBar variant="visitor" name="Vonk" homeHref="/" loginHref="/login" language={<span>NL</span>} />);
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Vonk, naar de startpagina' }).getAttribute('href')).toBe('/');
});

test('[S21] the bottom navigation counts the same', () => {
  renderInDutch(<BottomNav items={items} />);
  expect(within(screen.getByRole('link', { name: /^Berichten/ })).getByText('99+')).toBeTruthy();
});
