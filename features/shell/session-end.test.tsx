import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi, sessionEnded } from '@/lib/api/browser';
import { user as userShape } from '@/lib/contract/user';
import { chatsQuery } from '@/lib/queries/chats';
import { getQueryClient } from '@/lib/queries/client';
import { userQuery } from '@/lib/queries/user';
import { forgetChats, useChatTab, useUnreadTotal } from '@/lib/stores/chat-store-provider';
import { forgetLikes, useLikesTab, useNewLikesTotal } from '@/lib/stores/likes-store-provider';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { LogoutForm } from './logout-form';
import { MemberProviders } from './member-providers';

const left = vi.fn();
const otherTab = new BroadcastChannel('session');
const tellFromElsewhere = otherTab.postMessage.bind(otherTab);
const heardElsewhere: unknown[] = [];

const Held = () => {
  const { memory, store } = useChatTab();
  const likes = useLikesTab();
  const hold = () => {
    memory.keepDraft(7, 'Koffie?');
    store.getState().receiveUser({ unread_messages: 12 });
    likes.getState().receiveUser({ new_likes: 3 });
  };
  return (
    <>
      <p>{`${useUnreadTotal()} ongelezen, ${useNewLikesTotal()} likes`}</p>
      <button type="button" onClick={hold}>
        schrijf
      </button>
    </>
  );
};

const Asks = () => {
  useQuery(chatsQuery);
  return null;
};

const page = async () => {
  renderInDutch(
    <MemberProviders site={exampleSite()} user={userShape.parse({ id: 9, profile: { id: 9, name: 'Jasper' } })}>
      <Held />
      <LogoutForm />
    </MemberProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'schrijf' }));
  expect(screen.getByText('12 ongelezen, 3 likes')).toBeTruthy();
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('Koffie?');
};

const expectTheEnd = async () => {
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  expect(getQueryClient().getQueryData(userQuery.queryKey)).toBeUndefined();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Koffie?');
  expect(screen.queryByText(/ongelezen/)).toBeNull();
};

beforeEach(() => {
  heardElsewhere.length = 0;
  left.mockClear();
  otherTab.addEventListener('message', ({ data }: MessageEvent) => heardElsewhere.push(data));
  const place = Object.assign(new URL('http://localhost:3000/chats'), { replace: left });
  vi.stubGlobal('location', place);
  getQueryClient().clear();
  forgetChats();
  forgetLikes();
});
afterEach(() => window.sessionStorage.clear());

test('[T01] a 403 that carries authentication_required ends the session: everything held is gone, other tabs are told, the tab goes to the root', async () => {
  mockServer.use(http.get('*/api/chats.php', () => HttpResponse.json({ authentication_required: true }, { status: 403 })));
  await page();
  await expect(callApi('listChats', {})).rejects.toThrow('403');
  await expectTheEnd();
  await waitFor(() => expect(heardElsewhere).toContain('logout'));
});

test('[T01] a screen that stands while the session ends asks for nothing any more', async () => {
  const asked = vi.fn();
  mockServer.use(
    http.get('*/api/chats.php', () => {
      asked();
      return HttpResponse.json({ chats: [] });
    }),
  );
  renderInDutch(
    <MemberProviders site={exampleSite()} user={userShape.parse({ id: 9 })}>
      <Held />
      <Asks />
    </MemberProviders>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  sessionEnded();
  await expectTheEnd();
  expect(asked).toHaveBeenCalledOnce();
});

test('[T01] a page that "back" takes out of the browser’s memory after the end is left again', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
  left.mockClear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(left).toHaveBeenCalledWith('/');
});

test('[T01] the live stream can tell of the end too', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
});

test('[T01] so does a user.php that knows no member any more', async () => {
  await page();
  getQueryClient().setQueryData(userQuery.queryKey, null);
  await expectTheEnd();
});

test('[T01] a session that ended in another tab ends here, without an echo', async () => {
  await page();
  tellFromElsewhere('logout');
  await expectTheEnd();
  expect(heardElsewhere).toEqual([]);
});

test('[T02] logging out asks the server, then leads to the root', async () => {
  const asked = vi.fn();
  mockServer.use(
    http.get('*/api/logout.php', () => {
      asked();
      return HttpResponse.json({});
    }),
  );
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await expectTheEnd();
  expect(asked).toHaveBeenCalledOnce();
});

test('[T02] where the server refuses, the member stays signed in and is told', async () => {
  mockServer.use(http.get('*/api/logout.php', () => HttpResponse.json({ error: 'no' }, { status: 405 })));
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  expect(await screen.findByText('Uitloggen is niet gelukt. Probeer het opnieuw.')).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
});
