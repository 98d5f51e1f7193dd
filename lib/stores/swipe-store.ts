// The swipe game of one browser tab: the cards that lie there, what was decided, the likes that are left. Specification, sections 2 and 9. (S12, B03)
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../contract/endpoint';
import type { Liker } from '../contract/likes';
import type { listSwipeCards, SwipeCard, Swiped } from '../contract/swipe';
import { keptSwipes } from './swipe-memory';

/** What to tell of the last thing that happened; `name` is the member whom it is about. */
export type SwipeNews =
  | { kind: 'liked' | 'passed' | 'back' | 'match'; name: string }
  /** The card lies on top again, because... */
  | { kind: 'offline' | 'failed'; name: string }
  /** The site cannot take a pass back. */
  | { kind: 'not_offered'; name: string }
  /** The member left, or cannot be seen any more. */
  | { kind: 'gone'; name: string };

export type SwipeState = {
  /** The top card first. */
  cards: readonly SwipeCard[];
  likesLeft: number;
  nextAt: string | null;
  /** Whom the member liked today, the last one first. */
  likedToday: readonly Liker[];
  /** Decided on in this tab: an answer that was on its way does not bring them back. */
  decided: readonly number[];
  /** Decisions that the server has not answered: until then its own counts are old. */
  waiting: number;
  /** The pass that can be taken back. */
  lastPass: SwipeCard | null;
  news: SwipeNews | null;
  /** There was nothing new the last time more was asked for. */
  exhausted: boolean;
  /** More was asked for, and did not come. */
  stuck: boolean;
  /** What the site's server turned out not to have: nobody is asked to try that again. */
  missing: { swipes?: true; takingBack?: true };
  /** When the page was rendered whose answer this holds: one that comes out of the router's memory is older. */
  answeredAt: string;
};

type Cards = Result<typeof listSwipeCards>;
type Refused = 'limit' | 'gone' | 'offline' | 'failed' | 'not_offered';

export type SwipeActions = {
  /** A page came with cards; one that was rendered before what the tab holds says nothing new. */
  receivePage: (page: SwipePage) => void;
  /** More cards, to lie under those that are there; null where they did not come. */
  receiveMore: (answer: Cards | null) => void;
  /** The top card is decided on; gives it, or null where it is not the top any more, or no like is left for it. */
  decide: (profile: number, like: boolean) => SwipeCard | null;
  settle: (card: SwipeCard, like: boolean, answer: Swiped) => void;
  refuse: (card: SwipeCard, like: boolean, why: Refused, nextAt?: string) => void;
  /** Lays the last pass on top again; gives its card. */
  undo: () => SwipeCard | null;
  /** The site takes no pass back: the card is away again, and stays so. */
  refuseUndo: (card: SwipeCard) => void;
};

export type SwipeStore = StoreApi<SwipeState & SwipeActions>;

const without = (cards: readonly SwipeCard[], ids: readonly number[]) => cards.filter(({ id }) => !ids.includes(id));

/** The member of a card who has been liked, and what came of it. */
export function likerOf({ interests: _interests, photos: _photos, ...person }: SwipeCard, { match = false, auto }: Pick<Swiped, 'match' | 'auto'>): Liker {
  return { ...person, liked: true, match, auto };
}


const beginning: SwipeState = {
  cards: [], likesLeft: 0, nextAt: null, likedToday: [], decided: [], waiting: 0, lastPass: null, news: null, exhausted: false, stuck: false, missing: {}, answeredAt: '',
};

/** What a page was rendered with, and when. */
export type SwipePage = { answer: Cards; renderedAt: string };
const stateOf = ({ answer, renderedAt }: SwipePage): SwipeState => ({
  ...beginning, cards: answer.cards, likesLeft: answer.likes_left, nextAt: answer.next_at ?? null, likedToday: answer.liked_today,
  exhausted: answer.cards.length === 0, answeredAt: renderedAt,
});

export function createSwipeStore(page: SwipePage): SwipeStore {
  return createStore<SwipeState & SwipeActions>()((set, get) => {
    const counts = ({ likes_left, next_at }: Pick<Swiped, 'likes_left' | 'next_at'>) => ({ likesLeft: likes_left, nextAt: next_at ?? get().nextAt });
    /** What the server counted holds once nothing is on its way to it. */
    const known = (answer: Cards) => (get().waiting > 0 ? {} : { ...counts(answer), likedToday: answer.liked_today });

    return {
      ...stateOf(page),
      receivePage: ({ answer, renderedAt: answeredAt }) => {
        if (answeredAt <= get().answeredAt) return;
        const cards = without(answer.cards, get().decided);
        set({ ...known(answer), cards, answeredAt, exhausted: cards.length === 0, stuck: false, news: null });
      },
      receiveMore: (answer) => {
        if (!answer) return set({ stuck: true });
        const { cards, decided } = get();
        const more = without(answer.cards, [...decided, ...cards.map(({ id }) => id)]);
        set({ ...known(answer), cards: [...cards, ...more], exhausted: more.length === 0, stuck: false });
      },
      decide: (profile, like) => {
        const { cards: [top, ...rest], likesLeft, decided, waiting, missing } = get();
        if (!top || top.id !== profile || (like && likesLeft === 0)) return null;
        set({
          cards: rest, decided: [...decided, top.id], waiting: waiting + 1, lastPass: like || missing.takingBack ? null : top,
          // A server may hand out few cards at a time: after the last one it is asked once more.
          exhausted: get().exhausted && rest.length > 0,
          likesLeft: like ? likesLeft - 1 : likesLeft, news: { kind: like ? 'liked' : 'passed', name: top.name },
        });
        return top;
      },
      settle: (card, like, answer) => {
        const { waiting, likedToday, news } = get();
        const isLast = waiting === 1;
        const liked = likerOf(card, answer);
        set({
          waiting: waiting - 1, news: answer.match ? { kind: 'match', name: card.name } : news, ...(isLast ? counts(answer) : {}),
          likedToday: like ? [liked, ...likedToday.filter(({ id }) => id !== card.id)] : likedToday,
        });
      },
      refuse: (card, like, why, nextAt) => {
        const { cards, decided, waiting, likesLeft, lastPass, missing } = get();
        const over = { waiting: waiting - 1, lastPass: lastPass?.id === card.id ? null : lastPass };
        if (why === 'gone') return set(like ? { ...over, likesLeft: likesLeft + 1, news: { kind: 'gone', name: card.name } } : over);
        const back = { ...over, cards: [card, ...without(cards, [card.id])], decided: decided.filter((id) => id !== card.id) };
        if (why === 'limit') return set({ ...back, likesLeft: 0, nextAt: nextAt ?? get().nextAt, news: null });
        const given = like ? likesLeft + 1 : likesLeft;
        if (why === 'not_offered') return set({ ...back, likesLeft: given, missing: { ...missing, swipes: true }, news: null });
        set({ ...back, likesLeft: given, news: { kind: why, name: card.name } });
      },
      undo: () => {
        const { lastPass, cards, decided } = get();
        if (!lastPass) return null;
        set({
          cards: [lastPass, ...without(cards, [lastPass.id])], decided: decided.filter((id) => id !== lastPass.id), lastPass: null,
          news: { kind: 'back', name: lastPass.name },
        });
        return lastPass;
      },
      refuseUndo: (card) => {
        const { cards, decided, missing } = get();
        set({
          cards: without(cards, [card.id]), decided: [...decided.filter((id) => id !== card.id), card.id], lastPass: null,
          missing: { ...missing, takingBack: true }, news: { kind: 'not_offered', name: card.name },
        });
      },
    };
  });
}

/** The game of a member in this tab, begun with `page`: coming back finds it as it was left. On the server a fresh one for each request. */
export function swipeStoreOf(member: number, page: SwipePage): SwipeStore {
  if (typeof window === 'undefined') return createSwipeStore(page);
  return keptSwipes(member, () => createSwipeStore(page));
}
