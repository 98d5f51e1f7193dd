// What waits to be shown in a modal: matches, likes, and whom the site introduces; one after another. Specification, sections 2 and 4. (S19, S20, T20)
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Liker } from '../contract/likes';
import type { LikesStore } from './likes-store';

/** `profile` null: who it is is not known yet, and auto-like.php says it. */
export type Meeting = { kind: 'match' | 'like'; profile: Liker | null };

type MatchQueueState = {
  waiting: readonly Meeting[];
  /** What was told in this tab, or shown in another: nothing is told twice. */
  told: readonly string[];
};

type MatchQueueActions = {
  add: (meeting: Meeting) => void;
  /** Who it is that waits without a profile; null is nobody, and nothing is shown. */
  introduce: (profile: Liker | null) => void;
  /** The first one was seen. */
  leave: () => void;
  /** True the first time that `name` is told. */
  tell: (name: string) => boolean;
  /** Another tab has shown it. */
  forget: (name: string) => void;
};

export type MatchQueue = StoreApi<MatchQueueState & MatchQueueActions>;

/** Under which name a meeting is told once. */
export const nameOf = ({ kind, profile }: Meeting): string => `${kind} ${profile?.id ?? ''}`;

export function createMatchQueue(): MatchQueue {
  return createStore<MatchQueueState & MatchQueueActions>()((set, get) => ({
    waiting: [],
    told: [],
    add: (meeting) => {
      const isNew = meeting.profile ? get().tell(nameOf(meeting)) : get().waiting.every(({ profile }) => profile !== null);
      if (isNew) set(({ waiting }) => ({ waiting: [...waiting, meeting] }));
    },
    introduce: (profile) =>
      set(({ waiting }) => ({
        waiting: waiting.flatMap((meeting) => (meeting.profile ? [meeting] : profile ? [{ kind: profile.match ? 'match' : 'like', profile }] : [])),
      })),
    leave: () => set(({ waiting }) => ({ waiting: waiting.slice(1) })),
    tell: (name) => {
      if (get().told.includes(name)) return false;
      set(({ told }) => ({ told: [...told, name] }));
      return true;
    },
    forget: (name) => {
      get().tell(name);
      set(({ waiting }) => ({ waiting: waiting.filter((meeting) => nameOf(meeting) !== name) }));
    },
  }));
}

const queues = new WeakMap<LikesStore, MatchQueue>();

/** The queue of a tab's likes: someone else's likes have another. */
export function matchQueueOf(likes: LikesStore): MatchQueue {
  const queue = queues.get(likes) ?? createMatchQueue();
  queues.set(likes, queue);
  return queue;
}
