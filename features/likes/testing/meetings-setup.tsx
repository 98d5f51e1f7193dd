import { act, cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { expect, vi } from 'vitest';
import { Toaster } from '@/components/ui/toaster';
import type { Liker } from '@/lib/contract/likes';
import { useLike } from '@/lib/queries/members';
import type { LikesStore } from '@/lib/stores/likes-store';
import { forgetLikes, useLikesTab, useNewLikesTotal } from '@/lib/stores/likes-store-provider';
import { member, renderChat } from '@/tests/chat-setup';
import { mockServer } from '@/tests/setup/mock-server';
import { Meetings } from '../meetings';

export const liker = (id: number, name: string, more: Partial<Liker> = {}) => ({ id, name, age: 30, city: 'Utrecht', ...more }) as Liker;
export const amara = liker(5, 'Amara', { like_new: true });
export const zoe = liker(6, 'Zoë', { like_new: true });

/** Where the reader is: a test mocks next/navigation with it. */
export const place = { path: '/members', search: '' };
/** What the server answers, and what it was asked. */
export const server = { profiles: [] as object[], liked_by: [] as object[], autoLike: null as object | null };
export const asked: string[] = [];
/** The likes of the tab that was drawn. */
export const tab: { likes: LikesStore } = { likes: undefined as unknown as LikesStore };

function Tab() {
  const store = useLikesTab();
  useLayoutEffect(() => void (tab.likes = store), [store]);
  return <output>{useNewLikesTotal()}</output>;
}

function Heart() {
  const { liked, setLiked } = useLike(5, false);
  return <button onClick={() => setLiked(true)}>{liked ? 'geliket' : 'like'}</button>;
}

/** A page of a member: the number of new likes, Amara's heart, a field to write in, toasts and modals. */
export const draw = (more = {}) =>
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

export const receive = (liked_by: Liker[], profiles: Liker[] = []) => act(() => tab.likes.getState().receiveLikes({ liked_by, profiles }));
export const match = () => screen.queryByRole('dialog', { name: 'Een match!' });
export const total = () => screen.getByRole('status', { name: '' }).textContent;

/** Lets a stretch of time pass, with everything that is asked in it answered. */
export const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(async () => {
    for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
  });
};

export function begin(): void {
  Object.assign(place, { path: '/members', search: '' });
  Object.assign(server, { profiles: [], liked_by: [], autoLike: null });
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  mockServer.use(
    http.get('*/api/likes.php', () => (asked.push('likes'), HttpResponse.json({ profiles: server.profiles, liked_by: server.liked_by }))),
    http.get('*/api/auto-like.php', () => (asked.push('auto-like'), HttpResponse.json(server.autoLike))),
    http.post('*/api/like.php', () => HttpResponse.json({ liked: true, match: true })),
  );
}

export async function end(): Promise<void> {
  // First: a page that is still there would ask for what is forgotten, within the next test.
  cleanup();
  vi.useRealTimers();
  // A modal that was open lets its entry of the history go.
  await vi.waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('over'));
  forgetLikes();
}
