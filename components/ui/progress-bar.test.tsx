import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInDutch } from '@/tests/render-in-dutch';
import { PageLink } from './page-link';
import { ProgressBar } from './progress-bar';

const place = vi.hoisted(() => ({ path: '/members' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path, useSearchParams: () => new URLSearchParams() }));

const motion = { cancel: vi.fn() };
const animate = vi.fn((_frames: unknown, _options: { duration: number }) => motion as unknown as Animation);

beforeEach(() => {
  vi.useFakeTimers();
  place.path = '/members';
  motion.cancel.mockClear();
  animate.mockClear();
  Element.prototype.animate = animate as unknown as Element['animate'];
});

const page = (
  <>
    <ProgressBar />
    <PageLink href="/chats" onClick={(event) => event.preventDefault()}>
      Berichten
    </PageLink>
    <a href="https://elsewhere.example/" onClick={(event) => event.preventDefault()}>
      Elders
    </a>
  </>
);

const follow = (name: string, how = {}) => fireEvent.click(screen.getByRole('link', { name }), how);

test('[B06] shows after 200 ms and is full after 5 s', () => {
  renderInDutch(page);
  follow('Berichten');
  act(() => void vi.advanceTimersByTime(199));
  expect(animate).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(animate.mock.calls[0]?.[1].duration).toBe(5000);
});

test('[B06] a page that is there within 200 ms shows no bar', () => {
  const { rerender } = renderInDutch(page);
  follow('Berichten');
  act(() => void vi.advanceTimersByTime(150));
  place.path = '/chats';
  rerender(<>{page}</>);
  act(() => void vi.advanceTimersByTime(1000));
  expect(animate).not.toHaveBeenCalled();
});

test('is gone when the new page is there', () => {
  const { rerender } = renderInDutch(page);
  follow('Berichten');
  act(() => void vi.advanceTimersByTime(300));
  place.path = '/chats';
  rerender(<>{page}</>);
  expect(motion.cancel).toHaveBeenCalledOnce();
});

test('ignores links to elsewhere and presses that open a new tab', () => {
  renderInDutch(page);
  follow('Elders');
  follow('Berichten', { ctrlKey: true });
  act(() => void vi.advanceTimersByTime(1000));
  expect(animate).not.toHaveBeenCalled();
});
