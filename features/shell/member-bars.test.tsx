import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { user as userShape, type User } from '@/lib/contract/user';
import { getQueryClient } from '@/lib/queries/client';
import { userQuery } from '@/lib/queries/user';
import { forgetChats, useChatStore } from '@/lib/stores/chat-store-provider';
import { forgetLikes } from '@/lib/stores/likes-store-provider';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { MemberBottomNav } from './member-bottom-nav';
import { MemberProviders } from './member-providers';
import { MemberTopBar } from './member-top-bar';

const router = vi.hoisted(() => ({ refresh: vi.fn(), push: vi.fn(), path: '/members' }));
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => router.path, useSearchParams: () => new URLSearchParams() }));

const member = (changes: Record<string, unknown> = {}): User => userShape.parse({ id: 9, credits: 40, unread_messages: 12, new_likes: 3, profile: { id: 9, name: 'Jasper' }, ...changes });

const FollowUnread = () => {
  const receive = useChatStore((state) => state.receiveUser);
  return (
    <button type="button" onClick={() => receive({ unread_messages: 1 })}>
      iets gelezen
    </button>
  );
};

const frame = (user: User) =>
  renderInDutch(
    <MemberProviders site={exampleSite()} user={user} live={<FollowUnread />}>
      <MemberTopBar />
      <MemberBottomNav />
    </MemberProviders>,
  );

const topBar = () => within(screen.getByRole('banner'));

beforeEach(() => {
  vi.clearAllMocks();
  router.path = '/members';
  getQueryClient().clear();
  void forgetChats();
  forgetLikes();
  document.cookie = 'locale=; Max-Age=0; Path=/';
  document.cookie = 'theme=; Max-Age=0; Path=/';
  return () => delete document.documentElement.dataset.bsTheme;
});

test('[S21] search, messages and likes with what is new, and swipe, each with its address', () => {
  frame(member());
  const links = topBar().getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Zoeken ', '/members'],
      ['Berichten 1212 ongelezen berichten', '/chats'],
      ['Likes 33 nieuwe likes', '/likes'],
      ['Swipe ', '/swipe-game'],
    ]),
  );
});

test('[S21] more than 99 unread messages are 99+', () => {
  frame(member({ unread_messages: 100 }));
  expect(within(topBar().getByRole('link', { name: /^Berichten/ })).getByText('99+')).toBeTruthy();
});

test('[S21] the badge follows the messages while the page stands, and goes when there are none', async () => {
  frame(member());
  await userEvent.click(screen.getByRole('button', { name: 'iets gelezen' }));
  expect(topBar().getByRole('link', { name: 'Berichten 1 ongelezen bericht' })).toBeTruthy();
});

test('[S22] a member who has not paid is shown the way to premium, whatever the credits', () => {
  frame(member({ credits: 3 }));
  expect(topBar().getByRole('link', { name: 'Word premium' }).getAttribute('href')).toBe('/premium');
  expect(topBar().queryByRole('link', { name: /credits/ })).toBeNull();
});

test.each([
  [11, null],
  [10, 'is-warning'],
  [1, 'is-warning'],
  [0, 'is-danger'],
])('[S22] a paid member with %i credits: badge %s', (credits, look) => {
  frame(member({ paid_user: true, credits }));
  const link = topBar().getByRole('link', { name: /credits? over$/ });
  expect(link.getAttribute('href')).toBe('/credits');
  const badge = link.querySelector('.badge-count');
  if (look) expect(badge?.className).toContain(look);
  else expect(badge).toBeNull();
});

test('[S22] the credits follow what is known of the user', async () => {
  frame(member({ paid_user: true, credits: 40 }));
  getQueryClient().setQueryData(userQuery.queryKey, member({ paid_user: true, credits: 5 }));
  expect(await topBar().findByRole('link', { name: '5 credits over' })).toBeTruthy();
});

test.each([
  ['/members', 'Zoeken'],
  ['/members/7', 'Zoeken'],
  ['/chats/3', 'Berichten'],
  ['/members/7/chat', 'Berichten'],
  ['/likes/given', 'Likes'],
])('at %s the bar says that one is at %s', (path, name) => {
  router.path = path;
  frame(member({ unread_messages: 0, new_likes: 0 }));
  const current = topBar().getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent?.trim())).toEqual([name]);
});

test('[S23] the account menu leads to my profile and settings, and holds the theme and a way out', () => {
  frame(member());
  expect(topBar().getByLabelText('Mijn account').closest('details')).toBeTruthy();
  expect(topBar().getByRole('link', { name: 'Mijn profiel', hidden: true }).getAttribute('href')).toBe('/profile');
  expect(topBar().getByRole('link', { name: 'Instellingen', hidden: true }).getAttribute('href')).toBe('/settings');
  const logout = topBar().getByRole('button', { name: 'Uitloggen', hidden: true });
  expect(logout.closest('form')?.getAttribute('action')).toBe('/forms/logout');
  expect(logout.closest('form')?.getAttribute('method')).toBe('post');
});

test('the chosen theme is drawn at once and kept; beforehand it is the look that the page came with', async () => {
  document.documentElement.dataset.bsTheme = 'light';
  frame(member());
  expect((topBar().getByLabelText('Licht') as HTMLInputElement).checked).toBe(true);
  await userEvent.click(topBar().getByLabelText('Donker'));
  expect(document.documentElement.dataset.bsTheme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  expect((topBar().getByLabelText('Donker') as HTMLInputElement).checked).toBe(true);
});

test('[A10] a member’s choice of language is saved to the account, with the header of user.php, and the page changes in place', async () => {
  const saved: unknown[] = [];
  mockServer.use(
    http.put('*/api/user.php', async ({ request }) => {
      saved.push([await request.json(), request.headers.get('x-request-type')]);
      return HttpResponse.json({});
    }),
  );
  frame(member());
  await userEvent.click(topBar().getAllByRole('button', { name: 'Deutsch', hidden: true })[0]!);
  await waitFor(() => expect(saved).toEqual([[{ language: 'de' }, 'client']]));
  expect(document.cookie).toContain('locale=de');
  expect(router.refresh).toHaveBeenCalledOnce();
});

test('[A10] the language changes also when it cannot be saved', async () => {
  const asked = vi.fn();
  mockServer.use(
    http.put('*/api/user.php', () => {
      asked();
      return HttpResponse.json({ error: 'no' }, { status: 422 });
    }),
  );
  frame(member());
  await userEvent.click(topBar().getAllByRole('button', { name: 'Polski', hidden: true })[0]!);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(router.refresh).toHaveBeenCalledOnce();
});
