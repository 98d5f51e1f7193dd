import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { InstalledBack } from './installed-back';

const { place, back } = vi.hoisted(() => ({ place: { path: '/' }, back: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path, useRouter: () => ({ back }) }));

let bar: HTMLElement;
beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', '<header class="top-bar"><div class="wrap"><a href="/">vonk</a></div></header>');
  bar = document.querySelector('.top-bar')!;
});
afterEach(() => {
  bar.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'navigation');
});
const draw = (path: string, { installed = true, history = true } = {}) => {
  place.path = path;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: installed && query.includes('standalone') }));
  Object.assign(window, { navigation: { canGoBack: history } });
  renderInDutch(<InstalledBack />);
  return screen.queryByRole('button', { name: 'Terug' });
};

test.each(['/members/7', '/likes/received', '/likes/m/7', '/credits', '/credits/12', '/credits/12/ideal'])('[S24] in an installed app with history %s has a way back, first in the top bar', async (path) => {
  const button = draw(path);
  expect(bar.querySelector('.wrap')?.firstElementChild?.contains(button)).toBe(true);
  expect(button).not.toBeNull();
  await userEvent.click(button!);
  expect(back).toHaveBeenCalledOnce();
});

test.each(['/members', '/chats', '/chats/7', '/members/7/chat', '/likes', '/swipe-game', '/settings', '/credits/repeat-order', '/premium', '/'])('[S24] %s has none', (path) => expect(draw(path)).toBeNull());

test('[S24] a browser has its own way back, and the first page of the app leads nowhere back', () => {
  expect(draw('/credits', { installed: false })).toBeNull();
  expect(draw('/credits', { history: false })).toBeNull();
});
