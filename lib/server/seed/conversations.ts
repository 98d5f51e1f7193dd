// Who talks with whom in the demo world, and since when. Specification, section 2 (chat); design, screen 07.
import { rng, type Random } from '../portraits/rng';
import type { DemoConversation, DemoLogin, DemoMember, DemoMessage } from './demo-world';
import { de } from './exchanges/de';
import { en } from './exchanges/en';
import { linesOf, type Exchange, type Line } from './exchanges/exchange';
import { nl } from './exchanges/nl';
import { smallTalk } from './exchanges/small-talk';
import { withJasper } from './exchanges/with-jasper';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

type Draft = Omit<DemoConversation, 'id'>;

/** Moments of messages that end at `end`, with pauses (milliseconds, at least some seconds) between them. */
function moments(count: number, end: number, pause: (gap: number) => number): Date[] {
  const times: number[] = [];
  let at = Math.floor(end / second) * second;
  for (let index = count - 1; index >= 0; index--) {
    times.unshift(at);
    const gap = Math.max(6 * second, Math.floor(pause(index - 1) / second) * second);
    at -= gap;
    // Who paused for long was asleep: what came before was said in the evening.
    const night = new Date(at).getUTCHours();
    if (gap > 20 * minute && night < 6) at -= (night + 2) * hour;
  }
  return times.map((time) => new Date(time));
}

const said = (lines: readonly Line[], times: readonly Date[], first: DemoMember, other: DemoMember): DemoMessage[] =>
  lines.map(({ byFirst, text, gift }, index) => ({ sender: byFirst ? first.id : other.id, text, gift, sentAt: times[index]! }));

/** A pause as people make them: mostly minutes, now and then an evening. */
function chattyPause(random: Random): number {
  const part = random();
  if (part < 0.7) return 15 * second + random() * 4 * minute;
  return part < 0.93 ? 5 * minute + random() * hour : 3 * hour + random() * 11 * hour;
}

type Told = { first: DemoMember; other: DemoMember; exchange: Exchange; endedAgo: number; random: Random };

const unreadShare = 0.3;

function told({ first, other, exchange, endedAgo, random }: Told, now: Date): Draft {
  const lines = linesOf(exchange);
  const times = moments(lines.length, now.getTime() - endedAgo, () => chattyPause(random));
  const messages = said(lines, times, first, other);
  const newest = lines.toReversed();
  const index = newest.findIndex(({ byFirst }) => byFirst !== newest[0]!.byFirst);
  const unread = index < 0 ? lines.length : random() < unreadShare ? index : 0;
  return { site: first.site, members: [first.id, other.id], messages, unread: newest[0]!.byFirst ? [0, unread] : [unread, 0] };
}

type Find = (email: string) => DemoMember;

function conversationsOfJasper(find: Find, now: Date): Draft[] {
  const jasper = find('jasper@vonk.test');
  return withJasper.map(({ with: seed, begunByJasper, earlier, exchange, pauses, endedMinutesAgo, unread }): Draft => {
    const other = find(`${seed}@vonk.test`);
    const [first, second_] = begunByJasper ? [jasper, other] : [other, jasper];
    const random = rng(`with jasper|${seed}`);
    const lines = linesOf(exchange);
    const times = moments(lines.length, now.getTime() - endedMinutesAgo * minute, (gap) => (pauses ? (pauses[gap] ?? 0) * minute : chattyPause(random) / 3));
    const before = linesOf(earlier?.exchange ?? []);
    const beforeTimes = moments(before.length, times[0]!.getTime() - (earlier?.hoursBefore ?? 0) * hour, () => 3 * minute);
    return {
      site: 'general',
      members: [first.id, second_.id],
      messages: said([...before, ...lines], [...beforeTimes, ...times], first, second_),
      unread: begunByJasper ? [unread, 0] : [0, unread],
    };
  });
}

const longTalk = 2000;

function longConversation(find: Find, now: Date): Draft {
  const [first, other] = [find('daan@vonk.test'), find('amara@vonk.test')];
  const random = rng('long talk');
  const lines = linesOf(smallTalk(longTalk, random));
  const times = moments(lines.length, now.getTime() - 3 * hour, () => chattyPause(random));
  return { site: 'general', members: [first.id, other.id], messages: said(lines, times, first, other), unread: [0, 0] };
}

const writesTo = ({ lookingFor }: DemoMember, { gender }: DemoMember) => lookingFor === 'everyone' || lookingFor === gender;
const open = ({ userStatus, profileStatus }: DemoMember) => userStatus === 'active' && profileStatus === 'active';

/** Members who could be in a conversation with someone, in an order of chance. */
function partners(of: DemoMember, members: readonly DemoMember[], random: Random): DemoMember[] {
  // English is what those who moved speak with everybody.
  const understand = (each: DemoMember) => each.locale === of.locale || of.locale === 'en';
  return members
    .filter((each) => each.id !== of.id && each.site === of.site && understand(each) && open(each))
    .filter((each) => writesTo(of, each) || writesTo(each, of))
    .map((each) => ({ each, at: random() + (writesTo(of, each) && writesTo(each, of) ? 0 : 1) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);
}

/** How many conversations each of the other logins has besides those that are staged, and how long ago the newest ended. */
const talksOfLogin: Record<DemoLogin['role'], number> = { free: 3, premium: 5, 'low credits': 4, 'no credits': 0 };

/** Conversations between members who are no login: so many in each language. */
const amongOthers = [
  { locale: 'nl', count: 12, exchanges: nl },
  { locale: 'de', count: 6, exchanges: de },
  { locale: 'en', count: 4, exchanges: en },
] as const;

/** All conversations of the demo world; nobody is in two with the same person. */
export function demoConversations(members: readonly DemoMember[], logins: readonly DemoLogin[], now: Date): DemoConversation[] {
  const random = rng('conversations');
  const find: Find = (email) => {
    const member = members.find((each) => each.email === email);
    if (!member) throw new Error(`nobody has the address ${email}`);
    return member;
  };
  const drafts = [...conversationsOfJasper(find, now), longConversation(find, now)];
  const paired = new Set(drafts.map((draft) => draft.members.toSorted((a, b) => a - b).join(' ')));
  let index = 0;
  const tell = (first: DemoMember, other: DemoMember, exchanges: readonly Exchange[], endedAgo: number, exchange?: Exchange) => {
    const key = [first.id, other.id].toSorted((a, b) => a - b).join(' ');
    if (paired.has(key)) return false;
    paired.add(key);
    drafts.push(told({ first, other, exchange: exchange ?? exchanges[index++ % exchanges.length]!, endedAgo, random }, now));
    return true;
  };

  const [amara, finn] = [find('amara@vonk.test'), find('finn@vonk.test')];
  // Finn joined minutes ago and has spent on these five lines what signing up gave.
  tell(finn, find('kim@vonk.test'), nl, 4 * minute, ['> Welk nummer stuur jij als eerste?', '< Iets met een contrabas. En jij?', '> Iets dat te lang duurt.', '> Veertien minuten.', '> Blijf je hangen tot het eind?', '< Ik blijf tot de toegift.', '> Dan zoek ik een toegift.']);
  const waiting = members.find(({ site, locale, userStatus, gender }) => site === 'general' && locale === 'nl' && userStatus === 'not_confirmed' && gender === 'man');
  if (waiting) tell(waiting, amara, nl, 2 * hour, ['> Je stem ken ik van de radio. Mag ik hem ook lezen?']);
  const gone = members.find(({ userStatus }) => userStatus === 'deleted');
  if (gone) tell(gone, amara, nl, 12 * 24 * hour, ['> Dag Amara, ik vertrek voor een jaar naar het buitenland.', '< Goede reis. Schrijf je nog eens?', '> Beloofd, maar dan met een postzegel.']);

  for (const { member: id, role } of logins) {
    const login = members[id - 1]!;
    if (login.email === 'jasper@vonk.test') continue;
    let left = talksOfLogin[role];
    for (const partner of partners(login, members, random)) {
      if (left === 0) break;
      const began = left % 2 === 0;
      if (tell(began ? login : partner, began ? partner : login, nl, (left * 7 + random() * 20) * hour * (began ? 1 : 0.2))) left -= 1;
    }
  }
  const busy = new Set(logins.map(({ member }) => member));
  for (const { locale, count, exchanges } of amongOthers) {
    let left: number = count;
    for (const first of members.filter((each) => each.locale === locale && open(each) && !each.fictional && !busy.has(each.id))) {
      if (left === 0) break;
      const other = partners(first, members, random).find((each) => !busy.has(each.id));
      if (other && tell(first, other, exchanges, (8 + random() * 400) * hour)) {
        left -= 1;
        busy.add(first.id).add(other.id);
      }
    }
  }
  return drafts.map((draft, at) => ({ id: at + 1, ...draft }));
}
