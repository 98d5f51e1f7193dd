// The saving of a new member: until when, under which name, and how long it still lasts. Pure, the same on server, page and island. Specification, sections 4 and 9. (T08, T09, T11, B01, B02)
import type { DiscountCode } from '../../contract/discounts';
import type { User } from '../../contract/user';
import { timeBonus } from '../constants';

/** When the saving of a new member ends: the same moment under whichever name it goes, so that it never comes back as another. (T08, T09) */
export const offerEnd = (signupAt: Date): Date => new Date(signupAt.getTime() + timeBonus.window);

/** Whole seconds from one moment to another, never below 0. */
export const secondsUntil = (end: Date, now: Date): number => Math.max(0, Math.ceil((end.getTime() - now.getTime()) / timeBonus.tick));

export type Offer = {
  kind: 'time-bonus' | 'welcome';
  code: string;
  percentage: number;
  /** How long it still lasts, by the server's clock. A browser's own clock decides nothing. */
  seconds: number;
  /** ISO 8601. */
  endsAt: string;
};

type Occasion = {
  user: User | null;
  /** The site gives the time bonus. Left out: it does not say, as a server may not that has no more than the documented settings. */
  timeBonusOn: boolean | undefined;
  /** The welcome discount, where the server gives one. */
  welcome: DiscountCode | null;
  now: Date;
};

/** What a member is offered now: the time bonus, which goes before the welcome discount; null for visitors, for who has paid, and once it is over. (T08, T09) */
export function offerOf({ user, timeBonusOn, welcome, now }: Occasion): Offer | null {
  if (!user || user.paid_user) return null;
  if (timeBonusOn !== false) {
    const end = user.signup_at ? offerEnd(new Date(user.signup_at)) : now;
    // Null: the server has nothing to offer. Left out: it does not count, as a PHP server may not.
    const seconds = user.offer_seconds === undefined ? secondsUntil(end, now) : (user.offer_seconds ?? 0);
    if (seconds > 0) return { kind: 'time-bonus', code: timeBonus.code, percentage: timeBonus.percentage, seconds, endsAt: end.toISOString() };
    if (timeBonusOn) return null;
  }
  if (!welcome?.expires || welcome.expired) return null;
  const end = new Date(welcome.expires);
  const seconds = secondsUntil(end, now);
  return seconds > 0 ? { kind: 'welcome', code: welcome.code, percentage: welcome.value_percentage, seconds, endsAt: end.toISOString() } : null;
}
