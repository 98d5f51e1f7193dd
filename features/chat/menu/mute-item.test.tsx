// Keeping a conversation quiet from its menu. Specification, section 2 (settings of a conversation).
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatsQuery } from '@/lib/queries/chats';
import { forgetChats } from '@/lib/stores/chat-store-provider';
import { chatWith, noor, renderChat } from '@/tests/chat-setup';
import { mockServer } from '@/tests/setup/mock-server';

const toasts = vi.hoisted(() => vi.fn<(toast: { title: string }) => void>());
vi.mock('@/components/ui/toasts', () => ({ showToast: toasts }));

/** The item as a tab that was just loaded has it. */
async function open() {
  vi.resetModules();
  const { MuteItem } = await import('./mute-item');
  return { MuteItem, ...renderChat(<MuteItem conversation={7} muted={false} />) };
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Notificaties van dit gesprek uit' }));
const answer = (response: () => Response, muted = false) =>
  mockServer.use(http.post('*/api/chat.php', response), http.get('*/api/chats.php', () => HttpResponse.json({ chats: [chatWith(noor, 7, { conversation: { id: 7, muted } })] })));

beforeEach(() => toasts.mockClear());
afterEach(() => forgetChats());

it('is told once the list says so', async () => {
  answer(() => HttpResponse.json({}), true);
  await open();
  await press();
  await waitFor(() => expect(toasts).toHaveBeenCalledTimes(1));
  expect(toasts.mock.calls[0]![0].title).not.toMatch(/fout|biedt/);
});

it('a list that was on its way before does not undo it, and pages that were fetched before are asked for anew', async () => {
  let kept = false;
  let first: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (first = resolve));
  let asked = 0;
  mockServer.use(
    http.post('*/api/chat.php', () => {
      kept = true;
      return HttpResponse.json({});
    }),
    http.get('*/api/chats.php', async () => {
      const muted = kept;
      asked += 1;
      if (asked === 1) await late;
      return HttpResponse.json({ chats: [chatWith(noor, 7, { conversation: { id: 7, muted } })] });
    }),
  );
  const { client, router } = await open();
  client.setQueryData(chatsQuery.queryKey, [chatWith(noor, 7, { conversation: { id: 7, muted: false } })]);
  const before = client.fetchQuery({ ...chatsQuery, staleTime: 0 }).catch(() => 'given up');
  await waitFor(() => expect(asked).toBe(1));
  await press();
  await waitFor(() => expect(toasts).toHaveBeenCalledWith({ id: 'mute-7', title: 'Je krijgt geen notificaties meer van dit gesprek.' }));
  first();
  expect(await before).toBe('given up');
  expect(screen.getByRole('button', { name: 'Notificaties van dit gesprek aan' })).toBeTruthy();
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it('says that the site does not offer it where the server has no such call, and is not in any menu again', async () => {
  answer(() => new HttpResponse('<h1>405</h1>', { status: 405 }));
  const { MuteItem } = await open();
  await press();
  await waitFor(() => expect(toasts).toHaveBeenCalledWith({ id: 'mute-7', title: 'Deze site biedt dit niet aan.' }));
  expect(screen.queryByRole('button', { name: /Notificaties/ })).toBeNull();
  renderChat(<MuteItem conversation={8} muted={false} />);
  expect(screen.queryByRole('button', { name: /Notificaties/ })).toBeNull();
});

it('says that it went wrong where the server refuses it, and stays', async () => {
  answer(() => HttpResponse.json({}, { status: 400 }));
  await open();
  await press();
  await waitFor(() => expect(toasts).toHaveBeenCalledTimes(1));
  expect(toasts.mock.calls[0]![0].title).toMatch(/fout/);
  expect(screen.getByRole('button', { name: 'Notificaties van dit gesprek uit' })).toBeTruthy();
});
