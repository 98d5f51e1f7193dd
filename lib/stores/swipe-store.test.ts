import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listSwipeCards, swipeProfile, type SwipeCard } from '../contract/swipe';
import { forgetSwipes } from './swipe-memory';
import { createSwipeStore, swipeStoreOf, type SwipeStore } from './swipe-store';

const person = (id: number) => ({ id, name: `Lid ${id}` });
const answer = (ids: number[], more: object = {}) => listSwipeCards.response.parse({ cards: ids.map(person), likes_left: 4, next_at: '2026-11-21T23:00:00.000Z', ...more });
const swiped = (likes_left: number, more: object = {}) => swipeProfile.response.parse({ likes_left, ...more });
const page = (ids: number[], renderedAt = '2026-11-21T12:00:00Z', more: object = {}) => ({ answer: answer(ids, more), renderedAt });

let store: SwipeStore;
const now = () => store.getState();
const ids = () => now().cards.map(({ id }) => id);
const decide = (profile: number, like: boolean): SwipeCard => now().decide(profile, like)!;

beforeEach(() => {
  store = createSwipeStore(page([1, 2, 3]));
});

afterEach(() => void vi.unstubAllGlobals());

describe('deciding', () => {
  test('a like takes the card and one like at once, a pass takes the card alone', () => {
    decide(1, true);
    expect([ids(), now().likesLeft, now().news]).toEqual([[2, 3], 3, { kind: 'liked', name: 'Lid 1' }]);
    decide(2, false);
    expect([ids(), now().likesLeft, now().lastPass?.id]).toEqual([[3], 3, 2]);
  });

  test('only the top card, only once, and no like without one left', () => {
    expect(now().decide(2, true)).toBeNull();
    decide(1, true);
    expect(now().decide(1, true)).toBeNull();
    store.setState({ likesLeft: 0 });
    expect([now().decide(2, true), ids()]).toEqual([null, [2, 3]]);
  });

  test('[B03] what the server counts holds once nothing is on its way to it', () => {
    const first = decide(1, true);
    const second = decide(2, true);
    now().settle(first, true, swiped(3));
    expect(now().likesLeft).toBe(2);
    now().settle(second, true, swiped(1, { next_at: '2026-11-22T23:00:00.000Z' }));
    expect([now().likesLeft, now().nextAt]).toEqual([1, '2026-11-22T23:00:00.000Z']);
  });

  test('[S12] a match is told, and stands among today’s likes', () => {
    now().settle(decide(1, true), true, swiped(3, { match: true }));
    expect(now().news).toEqual({ kind: 'match', name: 'Lid 1' });
    now().settle(decide(2, true), true, swiped(2, { match: true, auto: true }));
    expect(now().likedToday).toMatchObject([{ id: 2, match: true, auto: true }, { id: 1, match: true }]);
    expect(now().likedToday[0]).not.toHaveProperty('photos');
  });
});

describe('what goes wrong', () => {
  test.each(['offline', 'failed'] as const)('%s: the card lies on top again, and the like is not lost', (why) => {
    const card = decide(1, true);
    now().refuse(card, true, why);
    expect([ids(), now().likesLeft, now().news]).toEqual([[1, 2, 3], 4, { kind: why, name: 'Lid 1' }]);
    now().refuse(decide(1, false), false, why);
    expect([ids(), now().likesLeft, now().lastPass]).toEqual([[1, 2, 3], 4, null]);
  });

  test('who has left costs no like, and the next card lies on top', () => {
    now().refuse(decide(1, true), true, 'gone');
    expect([ids(), now().likesLeft, now().news?.kind]).toEqual([[2, 3], 4, 'gone']);
    now().refuse(decide(2, false), false, 'gone');
    expect([ids(), now().news?.kind]).toEqual([[3], 'passed']);
  });

  test('[B03] another tab has used the likes up: none are left, the card is not lost, and it is known when there are more', () => {
    now().refuse(decide(1, true), true, 'limit', '2026-11-22T23:00:00.000Z');
    expect([ids(), now().likesLeft, now().nextAt, now().news]).toEqual([[1, 2, 3], 0, '2026-11-22T23:00:00.000Z', null]);
  });
});

describe('taking back', () => {
  test('the last pass lies on top again, once; a like after it ends the offer', () => {
    decide(1, false);
    expect(now().undo()?.id).toBe(1);
    expect([ids(), now().undo()]).toEqual([[1, 2, 3], null]);
    decide(1, false);
    decide(2, true);
    expect(now().lastPass).toBeNull();
  });

  test('what was taken back can be decided on again', () => {
    decide(1, false);
    now().undo();
    decide(1, true);
    expect(now().likesLeft).toBe(3);
  });
});

describe('more cards', () => {
  test('lie below, without those that lie there, and without those that were decided on', () => {
    decide(1, false);
    now().receiveMore(answer([1, 2, 3, 4, 5]));
    expect([ids(), now().exhausted]).toEqual([[2, 3, 4, 5], false]);
  });

  test('none new is the end; after the last card it is asked once more', () => {
    now().receiveMore(answer([1, 2, 3]));
    expect(now().exhausted).toBe(true);
    for (const id of [1, 2, 3]) decide(id, false);
    expect(now().exhausted).toBe(false);
    now().receiveMore(answer([]));
    expect(now().exhausted).toBe(true);
  });

  test('that do not come can be asked for again', () => {
    now().receiveMore(null);
    expect(now().stuck).toBe(true);
    now().receiveMore(answer([4]));
    expect([now().stuck, ids()]).toEqual([false, [1, 2, 3, 4]]);
  });

  test('[B03] at midnight they bring new likes', () => {
    store.setState({ likesLeft: 0, likedToday: [{ id: 9, name: 'Noor' }] });
    now().receiveMore(answer([1, 2, 3]));
    expect([now().likesLeft, now().likedToday]).toEqual([4, []]);
  });
});

describe('coming back to the page', () => {
  test('what the router kept says nothing new; what was rendered since does', () => {
    decide(1, true);
    now().receivePage(page([1, 2, 3]));
    expect([ids(), now().likesLeft]).toEqual([[2, 3], 3]);
    store.setState({ waiting: 0 });
    now().receivePage(page([2, 3, 4], '2026-11-21T12:05:00Z', { likes_left: 1 }));
    expect([ids(), now().likesLeft, now().news]).toEqual([[2, 3, 4], 1, null]);
  });

  test('a page that was rendered before the server had the last decision does not bring its card back', () => {
    decide(1, true);
    now().receivePage(page([1, 2, 3], '2026-11-21T12:05:00Z'));
    expect([ids(), now().likesLeft]).toEqual([[2, 3], 3]);
  });

  test('a tab has one game for a member; after logout nothing of it is left', () => {
    vi.stubGlobal('window', {});
    const mine = swipeStoreOf(7, page([1]));
    expect(swipeStoreOf(7, page([2]))).toBe(mine);
    expect(swipeStoreOf(8, page([2]))).not.toBe(mine);
    forgetSwipes();
    expect(swipeStoreOf(8, page([3])).getState().cards.map(({ id }) => id)).toEqual([3]);
  });
});
