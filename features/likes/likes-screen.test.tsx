import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Liker } from '@/lib/contract/likes';
import { likesOf, type LikeType } from '@/lib/stores/likes-lists';
import type { LikesStore } from '@/lib/stores/likes-store';
import { forgetLikes, useLikesTab } from '@/lib/stores/likes-store-provider';
import { renderChat, site } from '@/tests/chat-setup';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { LikesScreen } from './likes-screen';
import { MatchScreen } from './match-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({ back: () => undefined }) }));

const liker = (id: number, name: string, more: Partial<Liker> = {}) => ({ id, name, age: 30, city: 'Utrecht', country: 'NL', ...more }) as Liker;
const amara = liker(5, 'Amara', { like_new: true, liked_at: '2026-11-21T17:58:00Z' });
const zoe = liker(6, 'Zoë', { liked_at: '2026-11-20T17:58:00Z', distance_km: 20 });
const mila = liker(7, 'Mila', { fictional: true, auto: true, like_new: true });
const dark = liker(8, 'Vera', { main_image: { filename: 'blurred.webp', thumb_filename: 'blurred.webp', match: undefined, locked: true } });

let likes: LikesStore;
function Tab() {
  const store = useLikesTab();
  useLayoutEffect(() => void (likes = store), [store]);
  return null;
}
const draw = (likers: Liker[], type: LikeType = 'received', more: Partial<Parameters<typeof LikesScreen>[0]> = {}) =>
  renderChat(
    <>
      <Tab />
      <LikesScreen site={site} type={type} likers={likers} total={likers.length} shown={48} more={96} fresh={{ likes: 1, matches: 2 }} offer={0} {...more} />
    </>,
  );
const cards = () => screen.getAllByRole('article').map((card) => readText(card));
const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T19:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  forgetLikes();
});

it('[S05] who likes the member, with when, and no distance; new ones say so', () => {
  draw([amara, zoe]);
  const [first, second] = cards();
  expect(first).toContain('Nieuw');
  expect(first).toContain('Utrecht · 1 uur');
  expect(second).toContain('Utrecht · gisteren');
  expect(second).not.toMatch(/Nieuw|km/);
  expect(link(/^Nieuw ?Amara|Amara, 30/)).toBe('/members/5');
});

it('a member who names no place has none: the moment alone stands there, without a pin', () => {
  draw([{ ...amara, city: undefined, region: undefined }]);
  expect([cards()[0], document.querySelector('use[href*="map-pin"]')]).toEqual([expect.stringContaining('1 uur'), null]);
});

it('[A05] a like of the site says in words that it is automatic, and is not called new', () => {
  draw([mila]);
  expect(screen.getByText('Automatisch')).toBeDefined();
  expect(screen.getByText('Like van de site, niet van een lid')).toBeDefined();
  expect(screen.queryByText('Nieuw')).toBeNull();
  expect(cards()[0]).toContain('Fictief profiel');
});

it('[A04] a locked photo leads to the credits, and has no heart; what can be done about its member is there', () => {
  draw([dark]);
  expect(link(/^Vera/)).toBe('/credits?back=%2Flikes');
  expect(screen.getByRole('link', { name: /^Vera/ }).dataset['locked']).toBe('Vera');
  expect(link(/^Meer over Vera/)).toBe('/members/8/more');
  expect(screen.queryByRole('button', { name: /Like/ })).toBeNull();
});

it('[R02] a match leads to its own view with a locked photo too, and its heart is there', () => {
  draw([{ ...dark, like_new: true }], 'matches');
  expect(link(/^Nieuw/)).toBe('/likes/m/8');
  expect(cards()[0]).toContain('Nieuw');
});

it.each(['received', 'given'] as const)('[R02] a match with a locked photo leads to its own view on the list %s too', (type) => {
  draw([{ ...dark, match: true }], type);
  expect(link(/^Vera/)).toBe('/likes/m/8');
});

it('[S05] where the server does not say which are matches, those in both lists are', () => {
  const lists = { liked_by: [dark, zoe], profiles: [dark, amara] };
  expect(likesOf('given', lists).map(({ id, match }) => [id, match])).toEqual([[5, false], [8, true]]);
  expect(likesOf('received', lists).map(({ id, match }) => [id, match])).toEqual([[8, true], [6, false]]);
});

it('[R02] the three lists are links, with what is new in each in words', () => {
  draw([], 'given');
  const tabs = within(screen.getByRole('navigation', { name: 'Welke likes' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([['/likes', null], ['/likes/given', 'page'], ['/likes/matches', null]]);
  expect(tabs.map(readText)).toEqual(['Ontvangen11 nieuwe like', 'Gegeven', 'Matches22 nieuwe matches']);
});

it.each([['received', 'Nog geen likes'], ['given', 'Je hebt nog geen likes gegeven'], ['matches', 'Nog geen matches']] as const)('nothing %s is a sentence and a way on', (type, title) => {
  draw([], type);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(link(/Bekijk profielen/)).toBe('/members');
});

it('Premium is offered with the number of people who like the member, on the list of those alone', () => {
  draw([amara], 'received', { offer: 1 });
  expect(screen.getByText('1 mens vindt je profiel leuk')).toBeDefined();
  draw([amara], 'given', { offer: 9 });
  expect(screen.queryByText('9 mensen vinden je profiel leuk')).toBeNull();
});

it('[A03] the offer claims more chance beside the source of that, and nothing without one', () => {
  const { container } = draw([amara], 'received', { offer: 1, claimSource: 'klantonderzoek 2026' });
  expect(readText(container.querySelector('.likes-offer')!)).toMatch(/46% meer kans op een match\s*Bron: klantonderzoek 2026/);
  expect(readText(draw([amara], 'received', { offer: 1 }).container)).not.toContain('46%');
});

it('more are a link away, which needs no script', () => {
  draw([amara], 'given', { total: 49 });
  expect(link(/Meer laden/)).toBe('/likes/given?show=96');
});

it('[T06] who was opened in this tab is new no more, in the list and in the number, also as the page brought it before', () => {
  draw([amara]);
  act(() => likes.getState().openProfile(5));
  expect(screen.queryByText('Nieuw')).toBeNull();
});

it('[S05] a like that comes while the page is open stands in front at once', () => {
  draw([zoe]);
  act(() => likes.getState().receiveLikes({ liked_by: [zoe, amara], profiles: [] }));
  expect(cards().map((text) => /Amara|Zoë/.exec(text)?.[0])).toEqual(['Amara', 'Zoë']);
  expect(screen.getByText('1 nieuwe like')).toBeDefined();
});

it('a like that is taken back leaves its card, so that it can be given again', async () => {
  const asked = vi.fn();
  mockServer.use(http.post('*/api/like.php', () => (asked(), HttpResponse.json({ liked: false }))));
  draw([amara, zoe], 'given');
  fireEvent.click(screen.getByRole('button', { name: 'Like Amara' }));
  act(() => likes.getState().receiveLikes({ liked_by: [], profiles: [zoe] }));
  expect(cards().map((text) => /Amara|Zoë/.exec(text)?.[0])).toEqual(['Amara', 'Zoë']);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

it('whoever was blocked from the list is gone once the page is drawn anew', () => {
  const { redraw } = draw([amara, zoe], 'given');
  redraw(
    <>
      <Tab />
      <LikesScreen site={site} type="given" likers={[zoe]} total={1} shown={48} more={96} fresh={{ likes: 1, matches: 2 }} offer={0} />
    </>,
  );
  act(() => likes.getState().receiveLikes({ liked_by: [], profiles: [zoe] }));
  expect(cards().map((text) => /Amara|Zoë/.exec(text)?.[0])).toEqual(['Zoë']);
});

it('a second click of a double one does not take the like back', async () => {
  const asked: unknown[] = [];
  mockServer.use(http.post('*/api/like.php', async ({ request }) => (asked.push(await request.json()), HttpResponse.json({ liked: true }))));
  draw([zoe]);
  const heart = screen.getByRole('button', { name: 'Like Zoë' });
  fireEvent.click(heart, { detail: 1 });
  fireEvent.click(heart, { detail: 2 });
  await vi.waitFor(() => expect(asked).toEqual([{ profile: 6, like: true }]));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

it('a like for somebody who has left says so in its sentence, and is no like', async () => {
  mockServer.use(http.post('*/api/like.php', () => HttpResponse.json({ error: { code: 'member_gone' } }, { status: 410 })));
  draw([zoe]);
  fireEvent.click(screen.getByRole('button', { name: 'Like Zoë' }));
  expect(await screen.findByText('Dit lid heeft het account verwijderd.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Like Zoë' }).getAttribute('aria-pressed')).toBe('false');
});

it('[R02] a match is both portraits, the way to a message and the way on', () => {
  renderChat(<MatchScreen site={site} match={{ ...mila, match: true }} me={{ id: 1, name: 'Jasper' } as Liker} writer={1} credits={40} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Een match!' })).toBeDefined();
  expect(screen.getByText('Jij vindt Mila leuk. De like van Mila was automatisch, van de site.')).toBeDefined();
  const line = screen.getByRole('textbox', { name: 'Schrijf Mila een eerste bericht' });
  expect(line.closest('form')?.getAttribute('action')).toBe('/forms/message');
  expect(Object.fromEntries(new FormData(line.closest('form')!))).toMatchObject({ member: '7', writer: '1', back: '/members/7/chat', client_id: expect.stringMatching(/.{30}/) as string });
  expect(line.closest('form')?.textContent).toContain('40 over');
  expect([link(/Stuur een bericht/), link(/Verder kijken/)]).toEqual(['/members/7/chat', '/members']);
  // Blocking and reporting are no further away than from a card.
  expect(link(/^Meer over Mila$/)).toBe('/members/7/more');
  expect(screen.getAllByText('Fictief profiel')).toHaveLength(1);
});
