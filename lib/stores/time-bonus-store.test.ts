import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '../site/money/new-member-offer';
import { countdownOf, createTimeBonus, type TimeBonus } from './time-bonus-store';

const offer: Offer = { kind: 'time-bonus', code: 'TIMEBONUS25', percentage: 25, seconds: 11_565, endsAt: '2026-11-21T12:00:00.000Z' };

/** A clock that a test moves, and that says how many tick on it. */
function movedClock() {
  let now = 5_000;
  const ticks = new Set<() => void>();
  return {
    now: () => now,
    every: (_: number, tick: () => void) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    passes: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1_000;
        for (const tick of [...ticks]) tick();
      }
    },
    sleeps: (seconds: number) => (now += seconds * 1_000),
    running: () => ticks.size,
  };
}

let clock: ReturnType<typeof movedClock>;
let bonus: TimeBonus;
const state = () => bonus.store.getState();
const left = () => Object.values(state().countdown).map((part) => String(part).padStart(2, '0')).join(':');

beforeEach(() => {
  clock = movedClock();
  bonus = createTimeBonus(clock);
});

describe('[T08] the countdown', () => {
  it.each([[14_400, [4, 0, 0]], [11_565, [3, 12, 45]], [59, [0, 0, 59]], [0, [0, 0, 0]]])('of %i seconds', (seconds, [hours, minutes, rest]) => {
    expect(countdownOf(seconds)).toEqual({ hours, minutes, seconds: rest });
  });

  it('runs from the remaining seconds, and ticks every second', () => {
    expect([state().isVisible, bonus.knows(offer)]).toEqual([false, false]);
    bonus.load(offer);
    expect([state().isVisible, state().offer?.code, left()]).toEqual([true, 'TIMEBONUS25', '03:12:45']);
    clock.passes(1);
    expect(left()).toBe('03:12:44');
    clock.passes(45);
    expect(left()).toBe('03:11:59');
  });

  it('is cleared at zero, stops ticking, and never begins again', () => {
    bonus.load({ ...offer, seconds: 2 });
    clock.passes(2);
    expect([state(), clock.running()]).toEqual([{ offer: null, isVisible: false, countdown: { hours: 0, minutes: 0, seconds: 0 } }, 0]);
    bonus.load(offer);
    bonus.correct(60);
    expect(state().isVisible).toBe(false);
  });

  it('is hidden while the server offers it no more, and goes on once it counts again, however much time that took', () => {
    bonus.load(offer);
    clock.passes(10);
    bonus.hold();
    expect(state().isVisible).toBe(false);
    clock.passes(50);
    bonus.load(offer);
    expect(state().isVisible).toBe(false);
    bonus.correct(11_505);
    expect([state().isVisible, left()]).toEqual([true, '03:11:45']);
    bonus.hold();
    clock.passes(11_505);
    bonus.correct(60);
    expect([state().isVisible, state().offer]).toEqual([false, null]);
  });

  it('is cleared at logout', () => {
    bonus.load(offer);
    bonus.clear();
    expect([state().isVisible, state().offer, clock.running()]).toEqual([false, null, 0]);
  });

  it('begins for the next member who logs in', () => {
    bonus.load(offer);
    bonus.clear();
    bonus.load({ ...offer, endsAt: '2026-11-21T13:00:00.000Z', seconds: 7 });
    expect([state().isVisible, left()]).toEqual([true, '00:00:07']);
  });
});

describe('[T08] the server’s clock decides', () => {
  it('a page that is shown again with an older count changes nothing', () => {
    bonus.load(offer);
    clock.passes(30);
    bonus.load(offer);
    expect([left(), clock.running()]).toEqual(['03:12:15', 1]);
  });

  it('a machine that slept is put right by the next answer', () => {
    bonus.load(offer);
    clock.passes(1);
    bonus.correct(60);
    expect(left()).toBe('00:01:00');
    clock.passes(60);
    expect(state().isVisible).toBe(false);
  });

  it('time that went by without ticks counts at the next one', () => {
    bonus.load({ ...offer, seconds: 100 });
    clock.sleeps(98);
    clock.passes(1);
    expect(left()).toBe('00:00:01');
    clock.sleeps(500);
    clock.passes(1);
    expect(state().isVisible).toBe(false);
  });

  it('an answer that says zero ends it', () => {
    bonus.load(offer);
    bonus.correct(0);
    expect(state().isVisible).toBe(false);
  });
});
