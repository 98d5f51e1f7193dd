import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { Toaster } from './toaster';
import { showToast } from './toasts';

const place = vi.hoisted(() => ({ path: '/likes' }));
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), usePathname: () => place.path }));

beforeEach(() => {
  vi.useFakeTimers();
  place.path = '/likes';
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('says what it is given, for six seconds', () => {
  renderInDutch(<Toaster />);
  act(() => showToast({ title: 'Zoë', text: 'Dat klinkt als een plan!', href: '/chats/4' }));
  expect(readText(screen.getByRole('status'))).toContain('Dat klinkt als een plan!');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/chats/4');
  pass(5900);
  expect(screen.getByText('Zoë')).toBeTruthy();
  pass(200);
  expect(screen.queryByText('Zoë')).toBeNull();
});

test('waits while the pointer or the focus is on it', () => {
  renderInDutch(<Toaster />);
  act(() => showToast({ title: 'Zoë' }));
  const toast = screen.getByText('Zoë').closest('.toast')!;
  fireEvent.pointerEnter(toast);
  pass(20_000);
  fireEvent.pointerLeave(toast);
  fireEvent.focus(screen.getByRole('button', { name: 'Sluiten' }));
  pass(20_000);
  expect(screen.getByText('Zoë')).toBeTruthy();
  fireEvent.blur(screen.getByRole('button', { name: 'Sluiten' }));
  pass(6100);
  expect(screen.queryByText('Zoë')).toBeNull();
});

test('stacks three, the oldest leaves first', () => {
  renderInDutch(<Toaster />);
  act(() => ['Een', 'Twee', 'Drie', 'Vier'].forEach((title) => showToast({ title })));
  expect(screen.queryByText('Een')).toBeNull();
  expect(screen.getByText('Vier')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Sluiten' })).toHaveLength(3);
});

test('what is about the same takes the place of what was said before, and is there for six seconds of its own', () => {
  renderInDutch(<Toaster />);
  act(() => showToast({ id: 'mute-7', title: 'Uit' }));
  act(() => showToast({ title: 'Zoë' }));
  pass(4000);
  act(() => showToast({ id: 'mute-7', title: 'Aan' }));
  expect(['Uit', 'Zoë', 'Aan'].map((title) => screen.queryByText(title) !== null)).toEqual([false, true, true]);
  pass(5900);
  expect(['Zoë', 'Aan'].map((title) => screen.queryByText(title) !== null)).toEqual([false, true]);
  pass(200);
  expect(screen.queryByText('Aan')).toBeNull();
});

test('closes by its cross', () => {
  renderInDutch(<Toaster />);
  act(() => showToast({ title: 'Zoë' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByText('Zoë')).toBeNull();
});

test('[A05] news of a fictional person carries the label', () => {
  renderInDutch(<Toaster />);
  act(() => showToast({ title: 'Mila', person: { name: 'Mila', src: null, fictional: true } }));
  expect(screen.getByText('Fictief')).toBeTruthy();
  expect(readText(screen.getByRole('status'))).toContain('Fysiek contact niet mogelijk');
});

test('says what was said before it was there: its code comes after the page’s own', () => {
  for (const title of ['een', 'twee', 'drie', 'vier']) showToast({ title });
  renderInDutch(<Toaster />);
  expect(['een', 'twee', 'drie', 'vier'].filter((title) => screen.queryByText(title))).toEqual(['twee', 'drie', 'vier']);
});

test('the page that one leads to closes it, and none of the others, for good', () => {
  const { rerender } = renderInDutch(<Toaster />);
  act(() => [7, 70].forEach((id) => showToast({ title: `Lid ${id}`, href: `/members/${id}` })));
  for (const path of ['/members/7', '/likes']) {
    place.path = path;
    rerender(<Toaster />);
  }
  expect(['Lid 7', 'Lid 70'].map((title) => screen.queryByText(title) !== null)).toEqual([false, true]);
});
