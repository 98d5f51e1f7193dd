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
import { draftsOf } from '@/lib/stores/chat-drafts';
import { forgetChats, useChatTab, useUnreadTotal } from '@/lib/stores/chat-store-provider';
import { logoutMark } from '@/lib/site/cookies/logout-mark';
import { logoutAskedCookie, logoutMarkCookie, noLogoutMark } from '@/lib/site/cookies/logout-mark-cookie';
import { forgetLikes, useLikesTab, useNewLikesTotal } from '@/lib/stores/likes-store-provider';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { heardByAll, saidLast } from '@/tests/third-tab';
import { EndedNotice } from './ended-notice';
import { LogoutForm } from './logout-form';
import { MemberProviders } from './member-providers';
import { PageIslands } from './page-islands';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

const left = vi.fn();
const otherTab = new BroadcastChannel('session');
const tellFromElsewhere = otherTab.postMessage.bind(otherTab);
const heardElsewhere: unknown[] = [];
otherTab.addEventListener('message', ({ data }: MessageEvent) => heardElsewhere.push(data));

const Held = () => {
  const [tab, likes] = [useChatTab(), useLikesTab()];
  const hold = () => {
    draftsOf(tab).keepDraft(7, 'Koffie?');
    tab.store.getState().receiveUser({ unread_messages: 12 });
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

const Draft = () => <p>{draftsOf(useChatTab()).draft(7) || 'niets'}</p>;

const Drafts = ({ id }: { id: number }) => (
  <MemberProviders site={exampleSite()} user={userShape.parse({ id })}>
    <Draft />
  </MemberProviders>
);

const page = async () => {
  renderInDutch(
    <MemberProviders site={exampleSite()} user={userShape.parse({ id: 9, profile: { id: 9, name: 'Jasper' } })}>
      <Held />
      <LogoutForm />
    </MemberProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'schrijf' }));
  expect(screen.getByText('12 ongelezen, 3 likes')).toBeTruthy();
  expect(kept()).toContain('Koffie?');
};

const kept = () => JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }]);

const expectTheEnd = async ({ texts = true } = {}) => {
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  expect(getQueryClient().getQueryData(userQuery.queryKey)).toBeUndefined();
  if (texts) expect(kept()).toContain('Koffie?');
  else expect(kept()).toBe('[{},{}]');
  expect(screen.queryByText(/ongelezen/)).toBeNull();
};

beforeEach(() => {
  heardElsewhere.length = 0;
  left.mockClear();
  const place = Object.assign(new URL('http://localhost:3000/chats'), { replace: left });
  vi.stubGlobal('location', place);
  getQueryClient().clear();
  void forgetChats();
  forgetLikes();
});
afterEach(() => (window.sessionStorage.clear(), window.localStorage.clear(), (document.cookie = noLogoutMark)));

test('[T01] a 403 that carries authentication_required ends the session: everything held is gone but what was written, other tabs are told, the tab goes to the root', async () => {
  mockServer.use(http.get('*/api/chats.php', () => HttpResponse.json({ authentication_required: true }, { status: 403 })));
  await page();
  await expect(callApi('listChats', {})).rejects.toThrow('403');
  await expectTheEnd();
  await waitFor(() => expect(heardElsewhere).toEqual(['ended']));
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
  await userEvent.click(screen.getByRole('button', { name: 'schrijf' }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  sessionEnded();
  await expectTheEnd();
  expect(asked).toHaveBeenCalledOnce();
});

test('a page that "back" takes out of the browser’s memory after the end is left again', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
  left.mockClear();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(left).toHaveBeenCalledWith('/');
});

test('the live stream can tell of the end too', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
});

test('so does a user.php that knows no member any more', async () => {
  await page();
  getQueryClient().setQueryData(userQuery.queryKey, null);
  await expectTheEnd();
});

test('a session that ended in another tab ends here, without an echo', async () => {
  await page();
  tellFromElsewhere('ended');
  await expectTheEnd();
  expect(heardElsewhere).toEqual([]);
});

test('a logout in another tab leaves nothing written here either, and the root says that the session is over', async () => {
  await page();
  tellFromElsewhere('logout');
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  expect(kept()).not.toContain('Koffie?');
  expect(heardElsewhere).toEqual([]);
  renderInDutch(<EndedNotice />);
  expect(await screen.findByText('Je bent uitgelogd omdat je sessie is beëindigd.')).toBeTruthy();
});

test.each([
  ['another tab', () => heardByAll('session', 'leaving', () => tellFromElsewhere('leaving'))],
  ['a form, whose mark stands by then', () => (document.cookie = logoutAskedCookie)],
])('so it is where the stream tells first of a logout by %s', async (_, ask) => {
  await page();
  await ask();
  sessionEnded();
  await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  expect(kept()).not.toContain('Koffie?');
});

test('a logout that the server refused in another tab changes nothing for what is written here', async () => {
  await page();
  await heardByAll('session', 'staying', () => ['leaving', 'staying'].forEach((word) => tellFromElsewhere(word)));
  sessionEnded();
  await expectTheEnd();
});

test('a text that waits at the root is gone once the member has logged in and out in another tab', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
  renderInDutch(<PageIslands />);
  tellFromElsewhere('logout');
  await waitFor(() => expect(kept()).not.toContain('Koffie?'));
});

test('after a logout by form alone the next page leaves nothing written, tells the other tabs and the service worker, and does so once', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
  window.localStorage.setItem('push-of', '9');
  const told = vi.fn();
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { getRegistration: () => Promise.resolve({ active: { postMessage: told } }) } } }));
  document.cookie = logoutMarkCookie;
  const root = renderInDutch(<PageIslands />);
  await waitFor(() => expect(heardElsewhere).toEqual(['ended', 'logout']));
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'ended' }));
  expect(kept()).not.toMatch(/Koffie\?|push-of/);
  expect(document.cookie).not.toContain(logoutMark);
  root.unmount();
  renderInDutch(<PageIslands />);
  await vi.dynamicImportSettled();
  saidLast('session', 'no more');
  await waitFor(() => expect(heardElsewhere).toContain('no more'));
  expect(heardElsewhere).toEqual(['ended', 'logout', 'no more']);
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
  await expectTheEnd({ texts: false });
  expect(asked).toHaveBeenCalledOnce();
  await waitFor(() => expect(heardElsewhere).toEqual(['leaving', 'logout']));
});

test.each([['a word', 'OK'], ['a lone newline', '\n'], ['the page that it leads to', '<!doctype html><h1>Vonk</h1>']])('[T02] %s is an answer to that too', async (_, text) => {
  mockServer.use(http.get('*/api/logout.php', () => HttpResponse.html(text)));
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await expectTheEnd({ texts: false });
});

test('[T02] an end that the stream tells of before the logout is answered is still a logout: no text stays', async () => {
  const answered = Promise.withResolvers<undefined>();
  mockServer.use(
    http.get('*/api/logout.php', async () => {
      await answered.promise;
      return HttpResponse.json({});
    }),
  );
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  sessionEnded();
  await expectTheEnd({ texts: false });
  answered.resolve(undefined);
});

test('what was written comes back for the same member', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
  renderInDutch(<Drafts id={9} />);
  expect(screen.getByText('Koffie?')).toBeTruthy();
});

test('and never for somebody else who signs in on that browser: the text is gone for good', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
  const other = renderInDutch(<Drafts id={10} />);
  expect(screen.getByText('niets')).toBeTruthy();
  expect(kept()).not.toContain('Koffie?');
  other.unmount();
  renderInDutch(<Drafts id={9} />);
  expect(screen.getByText('niets')).toBeTruthy();
});

test('[T01] the root says once that the session ended, and that what was written waits', async () => {
  await page();
  sessionEnded();
  await expectTheEnd();
  const root = renderInDutch(<EndedNotice />);
  expect(await screen.findByText(/Wat je schreef, staat klaar als je weer inlogt\./)).toBeTruthy();
  root.unmount();
  renderInDutch(<EndedNotice />);
  await waitFor(() => expect(kept()).not.toContain('session-ended'));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('[T02] after a logout in this tab the root says nothing', async () => {
  mockServer.use(http.get('*/api/logout.php', () => HttpResponse.json({})));
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await expectTheEnd({ texts: false });
  renderInDutch(<EndedNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('[T02] where the server refuses, the member stays signed in and is told', async () => {
  mockServer.use(http.get('*/api/logout.php', () => HttpResponse.json({ error: 'no' }, { status: 405 })));
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  expect(await screen.findByText('Uitloggen is niet gelukt. Probeer het opnieuw.')).toBeTruthy();
  await waitFor(() => expect(heardElsewhere).toEqual(['leaving', 'staying']));
  expect(left).not.toHaveBeenCalled();
});
