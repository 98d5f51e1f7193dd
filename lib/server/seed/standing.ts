// How each demo account stands: confirmed or not, credits, when it began and was last here. Specification, section 4.
import { pick, type Random } from '../portraits/rng';
import type { DemoMember } from './demo-world';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

type Standing = Pick<DemoMember, 'credits' | 'userStatus' | 'profileStatus' | 'notificationsDisabled' | 'signupAt' | 'lastSeenAt' | 'deletedAt'>;
type Account = {
  id: number;
  fictional: boolean;
  premium: boolean;
  /** Null: chance decides. */
  online: boolean | null;
  /** Chance lets them be here at the moment of the demo. */
  mayBeHere: boolean;
  ofCast: boolean;
};

const before = (now: Date, milliseconds: number) => new Date(Math.floor((now.getTime() - milliseconds) / 1000) * 1000);

/** How long ago someone was last here, in milliseconds. */
function absence(online: boolean | null, mayBeHere: boolean, random: Random): number {
  const [part, exactly] = [random(), random()];
  const isHere = online ?? part < 0.1;
  if (isHere) return online || mayBeHere ? minute * (0.2 + exactly * 2.5) : hour * (1 + exactly * 2);
  if (part < 0.35) return hour * (0.5 + exactly * 8);
  if (part < 0.75) return day * (0.4 + exactly * 6);
  return day * (8 + exactly * 80);
}

/** The one account in its days of grace, and the one profile that was taken offline, by their place in the list. */
const leaving = 62;
const offline = 63;

/** The state of an account at `now`. A fictional profile was never here and never will be. */
export function standingOf({ id, fictional, premium, online, mayBeHere, ofCast }: Account, random: Random, now: Date): Standing {
  const away = absence(online, mayBeHere, random);
  const unconfirmed = !fictional && !premium && !ofCast && id % 17 === 4;
  const isNew = !ofCast && !unconfirmed && id % 11 === 2;
  const age = unconfirmed ? day * (0.2 + random() * 6) : isNew ? away + day * (0.3 + random() * 2.5) : away + day * (10 + random() * 900);
  const disabled = id % 41 === 9 ? (['bounce'] as const) : id % 53 === 31 ? (['fbl'] as const) : id % 67 === 44 ? (['list-unsubscribe'] as const) : [];
  return {
    credits: fictional ? 0 : premium ? 20 + 5 * Math.floor(random() * 90) : pick(random, [0, 5, 10, 15, 25, 25, 30, 40]),
    userStatus: unconfirmed ? 'not_confirmed' : id === leaving ? 'deleted' : 'active',
    profileStatus: unconfirmed || id === offline || id === leaving ? 'disabled' : 'active',
    notificationsDisabled: fictional ? [] : [...disabled],
    signupAt: before(now, age),
    lastSeenAt: fictional ? null : before(now, unconfirmed ? Math.max(age - 9 * minute, minute) : away),
    deletedAt: id === leaving ? before(now, 3 * day + 5 * hour) : null,
  };
}
