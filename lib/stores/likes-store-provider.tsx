'use client';

// The likes of one browser tab, for all screens at once; on the server fresh ones for each request. Specification, section 4.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { User } from '../contract/user';
import { memberId } from '../site/members/member-id';
import { createLikesStore, newLikesTotal, type LikesActions, type LikesState, type LikesStore } from './likes-store';

type Viewer = Pick<User, 'id' | 'profile' | 'new_likes'>;

/** Null is a visitor, 0 a member whom the server does not name. */
const nameOf = (user: Viewer | null): number | null => (user ? (memberId(user) ?? 0) : null);

let current: { viewer: number | null; store: LikesStore } | undefined;

function likesStoreOf(user: Viewer | null): LikesStore {
  if (typeof window === 'undefined' || !user) return createLikesStore(user ?? {});
  if (current?.viewer !== nameOf(user)) current = { viewer: nameOf(user), store: createLikesStore(user) };
  return current!.store;
}

/** At logout: everything held of likes is gone from this tab. */
export function forgetLikes(): void {
  current?.store.setState(current.store.getInitialState(), true);
  current = undefined;
}

const nobody = createLikesStore();
const LikesStoreContext = createContext<LikesStore>(nobody);

/** Gives the screens below the likes of the signed-in member; null is a visitor, who has none. */
export function LikesStoreProvider({ user, children }: { user: Viewer | null; children: ReactNode }) {
  const viewer = nameOf(user);
  const [held, hold] = useState(() => ({ viewer, store: likesStoreOf(user) }));
  if (held.viewer !== viewer) hold({ viewer, store: likesStoreOf(user) });
  return <LikesStoreContext value={held.store}>{children}</LikesStoreContext>;
}

/** The tab's store of likes itself, to feed it. */
export function useLikesTab(): LikesStore {
  return useContext(LikesStoreContext);
}

/** A part of the state of likes; `select` must give the same object for the same state. */
export function useLikesStore<Part>(select: (state: LikesState & LikesActions) => Part): Part {
  return useStore(useLikesTab(), select);
}

/** All new likes, for badges and the title. (S21, T05) */
export function useNewLikesTotal(): number {
  return useLikesStore(newLikesTotal);
}

/** Tells that a profile is open, which clears its new-like flag. (T06) */
export function useOpenedProfile(profile: number): void {
  const store = useLikesTab();
  useEffect(() => store.getState().openProfile(profile), [store, profile]);
}
