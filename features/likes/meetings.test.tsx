import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/toaster';
import type { Liker } from '@/lib/contract/likes';
import { useLike } from '@/lib/queries/members';
import type { LikesStore } from '@/lib/stores/likes-store';
import { forgetLikes, useLikesTab, useNewLikesTotal } from '@/lib/stores/likes-store-provider';
import { member, renderChat } from '@/tests/chat-bench';
import { mockServer } from '@/tests/setup/mock-server';
import { profileEvent } from './emit-profile';
import { Meetings } from './meetings';

const place = { path: '/members', search: '' };
vi.mock('next/navigation', () => ({ usePathname: () => place.path, useSearchParams: () => new URLSearchParams(place.search) }));

const liker = (id: number, name: string, more: Partial<Liker> = {}) => ({ id, name, age: 30, city: 'Utrecht', ...more }) as Liker;
const amara = liker(5, 'Amara', { like_new: true });
const zoe = liker(6, 'Zoë', { like_new: true });
const mila = { id: 9, name: 'Mila', fictional: true, main_image: { match: '/match/9.webp' }, like_new: true };

let likes: LikesStore;
function Tab() {
  const store = useLikesTab();
  useLayoutEffect(() => void (likes = store), [store]);
  return <output>{useNewLikesTotal()}</output>;
}
function Heart() {
  const { liked, setLiked } = useLike(5, false);
  return <button onClick={() => setLiked(true)}>{liked ? 'geliket' : 'like'}</button>;
}

let server = { profiles: [] as object[], liked_by: [] as object[], autoLike: null as object | null };
const asked: string[] = [];
const draw = (more = {}) =>
  renderChat(
    <>
      <Tab />
      <Heart />
      <input aria-label="Bericht" />
      <Toaster />
      <Meetings />
    </>,
    { ...member, ...more },
  );
const receive = (liked_by: Liker[], profiles: Liker[] = []) => act(() => likes.getState().receiveLikes({ liked_by, profiles }));
/** Lets a stretch of time pass, with everything that is asked in it answered. */
const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  });
};
const match = () => screen.queryByRole('dialog', { name: 'Een match!' });
const type = (text: string) => {
  const field = screen.getByLabelText('Bericht');
  act(() => field.focus());
  fireEvent.keyDown(field);
  fireEvent.change(field, { target: { value: text } });
};

beforeEach(() => {
  Object.assign(place, { path: '/members', search: '' });
  server = { profiles: [], liked_by: [], autoLike: null };
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  mockServer.use(
    http.get('*/api/likes.php', () => (asked.push(`likes at ${Date.now()}`), HttpResponse.json({ profiles: server.profiles, liked_by: server.liked_by }))),
    http.get('*/api/auto-like.php', () => (asked.push(`auto-like at ${Date.now()}`), HttpResponse.json(server.autoLike))),
    http.post('*/api/like.php', () => HttpResponse.json({ liked: true, match: true })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  forgetLikes();
});

describe('a new match', () => {
  const both = () => receive([{ ...amara, match: true }], [{ ...amara, match: true }]);

  it('[S19] is shown with both names, and closes on click', async () => {
    draw();
    receive([amara]);
    both();
    await pass(600);
    expect(match()?.textContent).toContain('Amara en jij vinden elkaar leuk.');
    fireEvent.click(screen.getByText('Amara en jij vinden elkaar leuk. Wie begint?'));
    expect(match()).toBeNull();
  });

  it.each([['image', 'Profiel van Amara', '/members/5'], ['button', 'Stuur een bericht', '/members/5/chat']])('[S19] its %s emits an event with the profile id, and leads on unless somebody cancels it', async (_, name, href) => {
    const heard: number[] = [];
    const hear = (event: CustomEvent<{ profile: number }>) => {
      heard.push(event.detail.profile);
      event.preventDefault();
    };
    window.addEventListener(profileEvent, hear);
    const { router } = draw();
    receive([amara]);
    both();
    await pass(600);
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    fireEvent.click(link);
    expect([heard, match()]).toEqual([[5], null]);
    expect(router.push).not.toHaveBeenCalled();
    window.removeEventListener(profileEvent, hear);
  });

  it('[S19] waits while somebody writes, and while another dialog is open', async () => {
    draw();
    receive([amara]);
    type('Hoi');
    both();
    await pass(2_000);
    expect(match()).toBeNull();
    type('');
    document.body.insertAdjacentHTML('beforeend', '<dialog open id="other"></dialog>');
    await pass(10_000);
    expect(match()).toBeNull();
    document.getElementById('other')!.remove();
    await pass(600);
    expect(match()).not.toBeNull();
  });

  it('[S19] comes one at a time', async () => {
    draw();
    receive([amara, zoe]);
    receive([amara, zoe], [amara, zoe]);
    await pass(600);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Verder kijken' }));
    await pass(600);
    expect(match()?.textContent).toContain('Zoë');
  });

  it('[S19] that another tab shows does not come here too, and one that stands here stays', async () => {
    draw();
    const other = new BroadcastChannel('meetings');
    receive([amara, zoe]);
    receive([amara, zoe], [amara]);
    await pass(600);
    other.postMessage('match 5');
    other.postMessage('match 6');
    await pass(100);
    expect(match()?.textContent).toContain('Amara');
    receive([amara, zoe], [amara, zoe]);
    fireEvent.click(screen.getByRole('button', { name: 'Verder kijken' }));
    await pass(600);
    expect(match()).toBeNull();
    other.close();
  });

  it('[S19] made by a press on a heart of this tab is shown too, once the likes say who it is', async () => {
    draw();
    server = { ...server, profiles: [{ ...amara, match: true }], liked_by: [{ ...amara, match: true }] };
    fireEvent.click(screen.getByRole('button', { name: 'like' }));
    await pass(600);
    await pass(600);
    expect(match()?.textContent).toContain('Amara');
  });
});

describe('a like of the site itself', () => {
  it('[T20] where the server has somebody to introduce, auto-like.php says whom, and the likes are loaded anew 500 ms later', async () => {
    server.autoLike = mila;
    draw({ auto_like: true });
    await pass(4_900);
    expect(asked).toEqual([]);
    await pass(200);
    const at = Number(asked[0]?.replace('auto-like at ', ''));
    await pass(499);
    expect(asked).toHaveLength(1);
    await pass(300);
    expect(asked).toHaveLength(2);
    expect(Number(asked[1]?.replace('likes at ', '')) - at).toBeGreaterThanOrEqual(500);
    const modal = screen.getByRole('dialog', { name: 'Maak kennis met Mila' });
    expect(modal.querySelector('.meeting-words')?.firstElementChild?.textContent).toBe('Automatische like van de site');
    expect(modal.textContent).toContain('Mila is bedacht voor het chatten.');
    expect(modal.querySelector('img')?.getAttribute('src')).toBe('/match/9.webp');
    expect(modal.textContent).toContain('Fysiek contact niet mogelijk');
  });

  it('[T20] a match of which the server tells no more than the id is no modal without a face: the profile of auto-like.php stands in it', async () => {
    server.autoLike = { id: '9', main_image: { match: 'https://cdn.operator.example/match/9.jpg' } };
    draw();
    receive([liker(5, '')]);
    receive([liker(5, '')], [liker(5, '')]);
    await pass(600);
    await pass(600);
    expect(asked.map((each) => each.split(' ')[0])).toEqual(['auto-like', 'likes']);
    expect(screen.getByRole('dialog', { name: 'Maak kennis' }).textContent).toContain('Wij kozen dit profiel voor je uit.');
  });

  it('[T20] is introduced to nobody where there is nobody, where the call fails, or where it was opened before', async () => {
    for (const answer of [null, { ...mila, like_new: false }]) {
      server.autoLike = answer;
      const { unmount } = draw({ auto_like: true });
      await pass(6_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      unmount();
    }
    mockServer.use(http.get('*/api/auto-like.php', () => new HttpResponse(null, { status: 404 })));
    draw({ auto_like: true });
    await pass(6_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the query parameter t', () => {
  it('[S20] shows a like after so many seconds, with the way to its profile, and leaves the address', async () => {
    window.history.replaceState({ kept: 1 }, '', '/members?t=5&gender=man');
    place.search = 't=5&gender=man';
    server.liked_by = [{ ...amara, like_new: false }, zoe];
    draw();
    await pass(4_900);
    expect([asked.length, window.location.search]).toEqual([0, '?t=5&gender=man']);
    await pass(200);
    expect([window.location.pathname, window.location.search, window.history.state]).toEqual(['/members', '?gender=man', { kept: 1 }]);
    await pass(600);
    expect(screen.getByRole('dialog', { name: 'Zoë vindt je profiel leuk' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bekijk profiel' }).getAttribute('href')).toBe('/members/6');
  });

  it('[S20] on a profile whose member likes the reader it is that like', async () => {
    Object.assign(place, { path: '/members/5', search: 't=0' });
    server.liked_by = [zoe, { ...amara, like_new: false }];
    draw();
    await pass(600);
    await pass(600);
    expect(screen.getByRole('dialog', { name: 'Amara vindt je profiel leuk' })).toBeDefined();
  });

  it.each(['', 'x', '-1', '1e3', '9999', '5s', '1.5'])('[S20] %j is no number of seconds: nothing is shown, nothing changes', async (t) => {
    window.history.replaceState(null, '', `/members?t=${t}`);
    place.search = `t=${t}`;
    server.liked_by = [zoe];
    draw();
    await pass(10_000);
    expect([asked, screen.queryByRole('dialog'), window.location.search]).toEqual([[], null, `?t=${t}`]);
  });
});

describe('a new like', () => {
  it('that an event tells of is a toast with the way to the profile, once; a fictional profile keeps its label', async () => {
    draw();
    server.liked_by = [amara];
    act(() => likes.setState({ news: { profile: 5, match: false } }));
    receive([amara]);
    receive([amara, { ...zoe, fictional: true }]);
    await pass(10);
    const toasts = within(screen.getByRole('status', { name: 'Meldingen' })).getAllByRole('link');
    expect(toasts.map((toast) => [toast.getAttribute('href'), /Fictief/.test(toast.textContent)])).toEqual([['/members/5', false], ['/members/6', true]]);
    expect(toasts[0]?.textContent).toContain('Amara vindt je profiel leuk');
  });

  it('that comes while nobody looks, or that the site made, is no toast', async () => {
    draw();
    receive([]);
    receive([{ ...zoe, auto: true }]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    receive([{ ...zoe, auto: true }, amara]);
    await pass(10);
    expect(screen.queryByRole('link')).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('numbers and hearts', () => {
  it('[T06] a profile that is opened before the likes are known has them loaded, so that the number is right at once', async () => {
    draw({ new_likes: 1 });
    server.liked_by = [{ ...amara, like_new: false }];
    act(() => likes.getState().openProfile(5));
    await pass(100);
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('0');
  });

  it('[T05] a count of the server that differs from this tab’s has the likes loaded, once', async () => {
    draw();
    receive([amara]);
    server.liked_by = [amara, zoe];
    act(() => likes.getState().receiveUser({ new_likes: 2 }));
    await pass(100);
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('2');
    act(() => likes.getState().receiveUser({ new_likes: 3 }));
    await pass(100);
    act(() => likes.getState().receiveUser({ new_likes: 3 }));
    await pass(100);
    expect(asked).toHaveLength(2);
  });

  it('a heart follows what was liked or taken back elsewhere', async () => {
    draw();
    receive([], [amara]);
    await pass(10);
    expect(screen.getByRole('button', { name: 'geliket' })).toBeDefined();
    receive([], []);
    await pass(10);
    expect(screen.getByRole('button', { name: 'like' })).toBeDefined();
  });
});
