// Whom the member has not yet seen among those who like them: the new-like flags. Specification, sections 3 and 4. (E06, E07, T06)
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Liker } from '../contract/likes';
import type { User } from '../contract/user';
import type { LikesAnswer } from './likes-lists';

export type LikesState = {
  /** null until likes.php has answered. */
  likedBy: readonly Liker[] | null;
  profiles: readonly Liker[] | null;
  /** Profiles that were opened in this tab: an answer still under way must not call them new again. */
  seen: readonly number[];
  /** The server's own count of new likes, used until the list is known. */
  countedNew: number;
  /** With whom a like has just come about, as an event or an answer told: the likes that say more are on their way. */
  news: { profile: number; match: boolean } | null;
};

export type LikesActions = {
  receiveUser: (user: Pick<User, 'new_likes'>) => void;
  receiveLikes: (answer: LikesAnswer) => void;
  /** The member opened a profile: its new-like flag is cleared. (T06) */
  openProfile: (profile: number) => void;
};

export type LikesStore = StoreApi<LikesState & LikesActions>;

const seenBy = (likers: readonly Liker[], seen: readonly number[]): readonly Liker[] =>
  likers.some((liker) => liker.like_new && seen.includes(liker.id))
    ? likers.map((liker) => (liker.like_new && seen.includes(liker.id) ? { ...liker, like_new: false } : liker))
    : likers;

/** How many of a list are new. A like that the site made itself raises no number. */
export const newAmong = (likers: readonly Liker[]): number => likers.filter(({ like_new, auto }) => like_new && !auto).length;

/** All new likes: of the list where it is known, else as the server counted them. (E06) */
export const newLikesTotal = (state: LikesState): number =>
  state.likedBy ? newAmong(state.likedBy) : state.countedNew;

export function createLikesStore(seed: Pick<User, 'new_likes'> = {}): LikesStore {
  return createStore<LikesState & LikesActions>()((set) => ({
    likedBy: null,
    profiles: null,
    seen: [],
    countedNew: seed.new_likes ?? 0,
    news: null,
    receiveUser: ({ new_likes }) => {
      if (new_likes !== undefined) set({ countedNew: new_likes });
    },
    receiveLikes: ({ liked_by, profiles }) =>
      set((state) => ({ likedBy: seenBy(liked_by, state.seen), profiles: seenBy(profiles, state.seen) })),
    openProfile: (profile) =>
      set((state) => {
        const seen = state.seen.includes(profile) ? state.seen : [...state.seen, profile];
        return { seen, likedBy: state.likedBy && seenBy(state.likedBy, seen), profiles: state.profiles && seenBy(state.profiles, seen) };
      }),
  }));
}
