// The calls of the swipe game. Specification, section 2 (/swipe-game). (S12)
import { ApiError } from '../api/api-error';
import { callApi } from '../api/browser';
import type { Swiped } from '../contract/swipe';

/** A card waits no longer than this for its answer: then it comes back. In milliseconds. */
const patience = 8_000;

async function answered<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  if (!navigator.onLine) throw new ApiError('There is no connection', { status: 0 });
  try {
    return await ask(AbortSignal.timeout(patience));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('No answer came in time', { status: 0 }, { cause: error });
  }
}

/** More cards, and the counts. Throws ApiError. */
export const fetchSwipeCards = () => answered((signal) => callApi('listSwipeCards', {}, signal));

/** Likes a profile or passes it by; harmless to repeat. Throws ApiError: swipe_limit with next_at, member_gone, not_found. */
export const sendSwipe = (profile: number, like: boolean): Promise<Swiped> => answered((signal) => callApi('swipeProfile', { body: { profile, like } }, signal));

/** Takes a pass back. Throws ApiError. */
export const sendUndo = (profile: number): Promise<Swiped> => answered((signal) => callApi('takeBackPass', { body: { profile } }, signal));
