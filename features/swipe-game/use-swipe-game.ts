import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '@/lib/api/api-error';
import { fetchSwipeCards, sendSwipe, sendUndo } from '@/lib/queries/swipe';
import { useLikesTab } from '@/lib/stores/likes-store-provider';
import { matchQueueOf, type MatchQueue } from '@/lib/stores/match-queue';
import { likerOf, swipeStoreOf, type SwipePage, type SwipeStore } from '@/lib/stores/swipe-store';

/** With so few cards left, more are asked for. */
const few = 3;
/** The longest that a timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

let chain: Promise<unknown> = Promise.resolve();

/** Decisions reach the server one after another, in the order in which they were made. */
function enqueue<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const next = chain.then(work);
  chain = next.catch(() => null);
  return next;
}

function whyOf(error: unknown): 'limit' | 'gone' | 'offline' | 'failed' | 'not_offered' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.notOffered) return 'not_offered';
  if (error.code === 'swipe_limit') return 'limit';
  if (error.code === 'member_gone' || error.code === 'not_found') return 'gone';
  return error.offline ? 'offline' : 'failed';
}

async function send(store: SwipeStore, matches: MatchQueue, profile: number, like: boolean): Promise<void> {
  const { decide, settle, refuse } = store.getState();
  const card = decide(profile, like);
  if (!card) return;
  try {
    const answer = await enqueue(() => sendSwipe(card.id, like));
    settle(card, like, answer);
    if (answer.match) matches.getState().add({ kind: 'match', profile: likerOf(card, answer) });
  } catch (error) {
    const nextAt = error instanceof ApiError ? error.params['next_at'] : undefined;
    const why = whyOf(error);
    refuse(card, like, why, typeof nextAt === 'string' ? nextAt : undefined);
    // The likes were given elsewhere: to whom stands beside the cards.
    if (why === 'limit') await enqueue(fetchSwipeCards).then(store.getState().receiveMore, () => null);
  }
}

/** The game: what lies there, and what can be done. `page` is what the server rendered it with. (S12) */
export function useSwipeGame(member: number, page: SwipePage) {
  const matches = matchQueueOf(useLikesTab());
  const [store] = useState(() => swipeStoreOf(member, page));
  const game = useStore(store);
  useEffect(() => store.getState().receivePage(page), [store, page]);

  const askMore = () =>
    void enqueue(fetchSwipeCards).then(
      (answer) => store.getState().receiveMore(answer),
      () => store.getState().receiveMore(null),
    );
  const isLow = game.cards.length <= few && !game.exhausted && !game.stuck;
  const isBare = game.cards.length === 0;
  const onLow = useEffectEvent(askMore);
  useEffect(() => {
    if (isLow) onLow();
  }, [isLow, isBare]);

  const { nextAt } = game;
  useEffect(() => {
    const left = Date.parse(nextAt ?? '') - Date.now();
    if (!(left > 0)) return undefined;
    const timer = setTimeout(onLow, Math.min(left + 500, longestWait));
    return () => clearTimeout(timer);
  }, [nextAt]);

  return {
    ...game,
    askMore,
    swipe: (profile: number, like: boolean) => void send(store, matches, profile, like),
    takeBack: () => {
      const card = store.getState().undo();
      // Where this does not arrive the card lies here all the same, and can become a like.
      if (card) void enqueue(() => sendUndo(card.id)).catch((error) => (whyOf(error) === 'not_offered' ? store.getState().refuseUndo(card) : null));
    },
  };
}

export type SwipeGame = ReturnType<typeof useSwipeGame>;
