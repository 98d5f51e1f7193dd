import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { chatWith, noor, renderChat } from '@/tests/chat-setup';
import { TitleCount } from './title-count';

function Page() {
  const { store } = useChatTab();
  const receive = (num_unread_messages: number) => () => store.getState().receiveChats([chatWith(noor, 7, { num_unread_messages })]);
  return (
    <>
      <TitleCount />
      <button onClick={receive(1)}>one unread</button>
      <button onClick={receive(0)}>none</button>
    </>
  );
}

test('[T05] the app’s icon counts from one on, and is cleared where nothing is new any more', () => {
  const [setAppBadge, clearAppBadge] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  for (const [name, value] of Object.entries({ setAppBadge, clearAppBadge })) Object.defineProperty(navigator, name, { value, configurable: true });
  document.title = 'Berichten';
  renderChat(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'one unread' }));
  expect([setAppBadge.mock.lastCall, document.title]).toEqual([[1], '(1) Berichten']);
  clearAppBadge.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'none' }));
  expect([clearAppBadge.mock.calls.length, setAppBadge.mock.calls.length, document.title]).toEqual([1, 1, 'Berichten']);
});

test('between two pages no title is made up: it would stay beside that of the next', () => {
  document.title = 'Berichten';
  renderChat(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'one unread' }));
  document.querySelector('title')!.remove();
  fireEvent.click(screen.getByRole('button', { name: 'none' }));
  fireEvent.click(screen.getByRole('button', { name: 'one unread' }));
  expect(document.querySelectorAll('title')).toHaveLength(0);
});
