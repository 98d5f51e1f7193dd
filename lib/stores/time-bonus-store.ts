// The saving of a new member as it runs down in a tab: whether it shows, and the countdown. Specification, sections 3 (discount code), 4 and 9. (T08, E14)
import { createStore, type StoreApi } from 'zustand/vanilla';
import { timeBonus } from '../site/constants';
import type { Offer } from '../site/money/new-member-offer';

export type Countdown = { hours: number; minutes: number; seconds: number };

export type TimeBonusState = {
  /** Null until a page has told of one, and once it is over. */
  offer: Offer | null;
  isVisible: boolean;
  countdown: Countdown;
};

/** Time that only goes forward, whatever becomes of the machine's clock; `every` gives back how to stop. */
export type SteadyClock = { now: () => number; every: (milliseconds: number, tick: () => void) => () => void };

export type TimeBonus = {
  store: StoreApi<TimeBonusState>;
  /** Whether a page has told of this offer in this tab. */
  knows: (offer: Offer) => boolean;
  /** A page tells of an offer, with the seconds that the server counted. */
  load: (offer: Offer) => void;
  /** The server has counted again. A number that is not below the last one told is older than that. */
  correct: (seconds: number) => void;
  /** The server offers it no more, as while an order with it is under way: it is hidden until the server counts again. */
  hold: () => void;
  /** At logout, at zero, and for who has paid: in this tab the same offer never comes back. */
  clear: () => void;
};

/** Whole seconds as a clock shows them. */
export const countdownOf = (left: number): Countdown => ({ hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60), seconds: left % 60 });

const nothing: TimeBonusState = { offer: null, isVisible: false, countdown: countdownOf(0) };

/** Counts an offer down, a tick each second, to zero. */
export function createTimeBonus(clock: SteadyClock): TimeBonus {
  const store = createStore<TimeBonusState>(() => nothing);
  /** Which offer this tab knows, by its end: it begins once. */
  let known: string | null = null;
  let told = Infinity;
  let end = 0;
  let stop = () => undefined as void;

  const clear = () => {
    stop();
    store.setState(nothing);
  };
  const tick = () => {
    const left = Math.ceil((end - clock.now()) / timeBonus.tick);
    if (left <= 0) clear();
    else store.setState({ countdown: countdownOf(left) });
  };
  const correct = (seconds: number) => {
    if (!store.getState().offer || seconds >= told) return;
    told = seconds;
    end = clock.now() + seconds * timeBonus.tick;
    store.setState({ isVisible: true });
    tick();
  };
  const load = (offer: Offer) => {
    if (offer.endsAt !== known) {
      stop();
      known = offer.endsAt;
      told = Infinity;
      store.setState({ offer, isVisible: true });
      stop = clock.every(timeBonus.tick, tick);
    }
    correct(offer.seconds);
  };
  const hold = () => store.setState({ isVisible: false });
  return { store, knows: ({ endsAt }) => endsAt === known, load, correct, hold, clear };
}

let ofTab: TimeBonus | undefined;

const steady: SteadyClock = {
  now: () => performance.now(),
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  },
};

/** The one of this browser tab; on the server one that nobody else sees. */
export function timeBonusOfTab(): TimeBonus {
  if (typeof window === 'undefined') return createTimeBonus(steady);
  return (ofTab ??= createTimeBonus(steady));
}
