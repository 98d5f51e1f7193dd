// For tests and measures: the calls of a large site whose statements are held to a number of pages, each with what is common, rare and not there. Bars P8, P15.
import { eq } from 'drizzle-orm';
import { countries } from '@/lib/site/countries/countries';
import { regions } from '@/lib/site/countries/regions.generated';
import { messagePageSize, searchPageSize } from '@/lib/site/constants';
import { bornAfter, bornBy } from '../domain/age';
import { takeDueMail, tidyMails } from '../mail/deliveries';
import { pick, type Random } from '../portraits/rng';
import { queueLengths } from '../jobs/queue-lengths';
import { autoLikeCandidates, lastAutoLike } from '../store/auto-like-store';
import { blockedBy, outOfSightOf } from '../store/block-store';
import { chatsOf } from '../store/chat-list';
import { messagePage, openedSide, unsentOf } from '../store/conversation-store';
import type { Database } from '../database/database';
import { findComplaints, findReports, waiting } from '../store/operator-lists';
import { eraseNext } from '../store/erase-member';
import { likesGiven, likesReceived } from '../store/like-store';
import { cardsOf, matchCandidates } from '../store/match-candidates';
import { countMembers } from '../store/member-count';
import { findMembers, type MemberFilter } from '../store/member-search';
import { missedMessages, newestMessage } from '../store/missed-messages';
import { newTotals } from '../store/new-totals';
import { mailNextReader, type NoticePlace } from '../store/notice-mails';
import { markNotifications, notificationsOf, pruneNotifications, unreadNotifications } from '../store/notification-list';
import { readNotices } from '../store/notification-store';
import { numberedPlace } from '../store/numbered-place';
import { ordersOf } from '../store/order-store';
import { trailOfComplaint, trailOfReport } from '../store/operator-store';
import { giveUpAbandoned, oldOrdersToAsk, paidOrdersToAsk, unheardOrders, youngOrdersToAsk } from '../store/orders-to-ask';
import { takePayer } from '../store/payers-to-forget';
import { lastOrders, stuckRefunds } from '../store/operator-payments';
import { memberSeenBy } from '../store/profile-store';
import { takeDuePush, tidyPushes } from '../store/push-store';
import { refundsDue } from '../store/refund-store';
import { members } from '../store/schema/members';
import { findSession } from '../store/session-store';
import { spentInvite } from '../store/make-account';
import { swipeDeck } from '../store/swipe-deck';
import { forgetTokens } from '../store/token-store';
import { holdWatched, renewStreams } from '../store/watch-store';
import { accountCases } from './account-plan-cases';
import { callCases } from './call-plan-cases';
import { contractCases } from './contract-plan-cases';
import { deliveryCases } from './delivery-plan-cases';
import { firstOther, largeNow, someone } from './large-world';
import { benchSite } from './many-members';
import { moneyCases } from './money-plan-cases';
import { all, each, listBar, longTalk, row, statementBar, type PlanCase } from './plan-case';

const day = 24 * 60 * 60 * 1000;
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const aged = (least: number, most: number) => ({ bornBy: bornBy(least, largeNow), bornAfter: bornAfter(most, largeNow) });
const seek = (filter: Partial<MemberFilter>): MemberFilter => ({ siteId: benchSite, ...filter });
const limit = searchPageSize + 1;

const chats: PlanCase[] = [
  ...each('newest message', statementBar, [...all, 'talker'], (db, who) => newestMessage(db, someone[who])),
  ...each('missed messages since a while ago', statementBar, [...all, 'talker'], async (db, who) => missedMessages(db, someone[who], Math.max(0, (await newestMessage(db, someone[who])) - 200))),
  ...each('chat list', listBar, all, (db, who) => chatsOf(db, someone[who])),
  // One statement does what were three: each of 400 conversations brings its own row, its last message and its member, by key. Decision 300.
  ...each('chat list', listBar + 400 * 4, ['talker'], (db, who) => chatsOf(db, someone[who])),
];

const likes: PlanCase[] = [
  ...each('new totals', statementBar, [...all, 'talker'], (db, who) => newTotals(db, someone[who])),
  // A badge that says 99+ has looked at a hundred likers by key, to see that they are still there, and counted the rest in the index.
  ...each('new totals', 2.5 * statementBar, ['star'], (db, who) => newTotals(db, someone[who])),
  ...each('likes received', listBar, [...all, 'star'], (db, who) => likesReceived(db, someone[who])),
  ...each('likes given', listBar, [...all, 'swiper'], (db, who) => likesGiven(db, someone[who])),
  ...each('last like of the site', statementBar, [...all, 'star'], (db, who) => lastAutoLike(db, someone[who])),
  ...each('candidates for a like of the site', statementBar, [...all, 'star', 'talker', 'blocker', 'swiper'], async (db, who) => autoLikeCandidates(db, await row(db, someone[who]), 16)),
  ...['everyone', 'nonbinary', 'other'].map((lookingFor) => ({
    name: `candidates for a like of the site: looks for ${lookingFor}, in a country of few`, bar: statementBar,
    run: async (db: Database) => autoLikeCandidates(db, { ...(await row(db, someone.ordinary)), lookingFor, country: countries.at(-1)! }, 16),
  })),
];

const rare = seek({ gender: 'other' });
const searches: PlanCase[] = [
  ['anybody', seek({})],
  ['a country of many', seek({ country: 'NL', gender: 'woman' })],
  ['a country of few', seek({ country: countries.at(-1)!, gender: 'woman' })],
  ['a rare gender', rare],
  ['a rare gender and a narrow age', { ...rare, ...aged(60, 61) }],
  ['a rare gender, real people only', { ...rare, real: true }],
  ['a rare gender in a country of few', { ...rare, country: countries.at(-1)! }],
  ['the old', seek(aged(70, 99))],
  ['nobody of that age', seek(aged(88, 99))],
  ['nobody of that age, a gender', seek({ ...aged(88, 99), gender: 'woman' })],
  ['nobody of that age in a country', seek({ ...aged(88, 99), country: 'NL' })],
  ['one age of a gender', seek({ ...aged(60, 60), gender: 'woman' })],
  ['no such country', seek({ country: 'ZZ' })],
].map(([name, filter]) => ({ name: `search: ${name as string}`, bar: statementBar, run: (db: Database) => findMembers(db, filter as MemberFilter, { limit }) }));

const numbered: PlanCase[] = [
  { name: 'page 42 by its number', bar: statementBar, run: (db) => numberedPlace({ db }, seek({ gender: 'woman' }), 41 * searchPageSize, largeNow) },
  { name: 'page 42 by its number, in a country', bar: statementBar, run: (db) => numberedPlace({ db }, seek({ country: 'NL', gender: 'woman', ...aged(30, 45) }), 41 * searchPageSize, largeNow) },
  { name: 'page 42 by its number, of a region that has not so many', bar: statementBar, run: (db) => numberedPlace({ db }, seek({ country: 'NL', region: 'NL-UT', gender: 'woman' }), 41 * searchPageSize, largeNow) },
  { name: 'page 42 by its number, of an age', bar: statementBar, run: (db) => numberedPlace({ db }, seek({ ...aged(50, 52) }), 41 * searchPageSize, largeNow) },
];

const lists: PlanCase[] = [
  ...each('search by who has blocked many', statementBar, ['blocker'], async (db, who) => {
    const except = await outOfSightOf(db, someone[who]);
    await findMembers(db, seek({ self: someone[who], country: 'NL', gender: 'woman', except }), { limit });
  }),
  ...each('whom a member has blocked', listBar, [...all, 'blocker'], (db, who) => blockedBy(db, someone[who])),
  { name: 'count of a search', bar: statementBar, run: (db) => countMembers(db, rare, 1_000) },
  ...[
    ['women of a country', { gender: 'woman', country: 'NL' }, 400], ['everyone of a country', { country: 'NL' }, 400], ['a rare gender in a country', { gender: 'other', country: 'NL' }, 400],
    ['a country of few', { country: countries.at(-1)! }, 400], ['women anywhere', { gender: 'woman' }, 100], ['everyone anywhere', {}, 100],
  ].map(([name, filter, most]) => ({ name: `match finder: ${name as string}`, bar: listBar, flat: true as const, run: (db: Database) => matchCandidates(db, seek({ self: someone.ordinary, ...(filter as Partial<MemberFilter>) }), most as number) })),
  { name: 'cards of a page of matches', bar: listBar, run: (db) => cardsOf(db, Array.from({ length: searchPageSize }, (_, at) => firstOther + at * 997)) },
  ...each('deck', listBar, [...all, 'swiper', 'star', 'blocker'], async (db, who) => {
    const except = await outOfSightOf(db, someone[who]);
    await swipeDeck(db, { siteId: benchSite, self: someone[who], gender: 'woman', country: 'NL', seesPrivate: false, except }, { limit: 8 });
  }),
  ...each('deck of a rare gender', listBar, ['ordinary', 'star'], (db, who) => swipeDeck(db, { ...rare, self: someone[who], country: 'NL', seesPrivate: false }, { limit: 8 })),
  ...each('notifications', listBar, [...all, 'told'], (db, who) => notificationsOf(db, someone[who], { limit: 20 })),
  ...each('notifications of a group', listBar, [...all, 'told'], (db, who) => notificationsOf(db, someone[who], { group: 'payments', limit: 20 })),
  ...each('unread notifications', statementBar, [...all, 'told'], (db, who) => unreadNotifications(db, someone[who])),
];

const chores: PlanCase[] = [
  ...each('a member as others see it', statementBar, [...all, 'star'], (db, who) => memberSeenBy(db, someone[who], someone.swiper)),
  {
    name: 'marking three thousand notifications as read, and listing them', bar: statementBar, writes: true,
    run: async (db) => {
      await markNotifications(db, someone.told, undefined, largeNow);
      await unreadNotifications(db, someone.told);
      await notificationsOf(db, someone.told, { limit: 20 });
    },
  },
  { name: 'seeing whom a notification is about', bar: statementBar, writes: true, run: (db) => readNotices(db, { member: someone.told, about: firstOther + 3, kinds: ['like', 'match'] }, largeNow) },
  { name: 'pruning of notifications', bar: statementBar, writes: true, run: (db) => pruneNotifications(db, new Date(largeNow.getTime() - 3 * day)) },
  { name: 'forgetting of links', bar: statementBar, writes: true, run: (db) => forgetTokens(db, 'unsubscribe', new Date(largeNow.getTime() - 60 * day)) },
  {
    name: 'erasing a member', bar: statementBar, writes: true,
    run: async (db) => {
      await db.update(members).set({ deletedAt: new Date(largeNow.getTime() - 400 * day) }).where(eq(members.id, 777));
      await eraseNext(db, largeNow, () => Promise.resolve());
    },
  },
  {
    name: 'notices by mail, two hundred readers', bar: statementBar, writes: true,
    run: async (db) => {
      let after: NoticePlace | undefined;
      for (let at = 0; at < 200; at++) after = (await mailNextReader(db, largeNow, random, after)).next ?? undefined;
    },
  },
];

/** Looks for what the reconciler asks about: as many as it does. */
const asked = { now: largeNow, provider: 'sandbox', count: 50 };
const dueNow: PlanCase[] = [
  { name: 'lengths of the queues', bar: statementBar, run: (db) => queueLengths(db, largeNow) },
  { name: 'refunds to ask about', bar: statementBar, run: (db) => refundsDue(db, asked) },
  { name: 'orders to ask about', bar: statementBar, run: async (db) => [await unheardOrders(db, asked), await youngOrdersToAsk(db, asked), await oldOrdersToAsk(db, asked)] },
  { name: 'paid orders to ask about', bar: statementBar, run: (db) => paidOrdersToAsk(db, { ...asked, span: 1_000, below: null }) },
  { name: 'giving up of abandoned orders', bar: statementBar, writes: true, run: (db) => giveUpAbandoned(db, largeNow) },
  { name: 'the next payer to let go', bar: statementBar, writes: true, run: (db) => takePayer(db, 'sandbox', largeNow) },
  { name: 'the next payer to let go, where none is due', bar: statementBar, writes: true, run: (db) => takePayer(db, 'sandbox', new Date(largeNow.getTime() - day)) },
  { name: 'the next mail', bar: statementBar, writes: true, run: (db) => takeDueMail(db, largeNow) },
  { name: 'the next mail, where none is due', bar: statementBar, writes: true, run: (db) => takeDueMail(db, new Date(largeNow.getTime() - day)) },
  { name: 'wiping and forgetting of mails', bar: statementBar, writes: true, run: (db) => tidyMails(db, new Date(largeNow.getTime() - 60 * day)) },
  { name: 'the next push message', bar: statementBar, writes: true, run: (db) => takeDuePush(db, largeNow) },
  { name: 'the next push message, where none is due', bar: statementBar, writes: true, run: (db) => takeDuePush(db, new Date(largeNow.getTime() - day)) },
  { name: 'push messages to those who look', bar: statementBar, writes: true, run: (db) => holdWatched(db, largeNow) },
  { name: 'streams that are open still', bar: statementBar, writes: true, run: (db) => renewStreams(db, [100, 200, 300], largeNow) },
  { name: 'forgetting of push messages', bar: statementBar, writes: true, run: (db) => tidyPushes(db, largeNow) },
];

const lookUps: PlanCase[] = [
  ...['session77', 'nobody’s'].map((token) => ({ name: `session of a cookie: ${token}`, bar: statementBar, run: (db: Database) => findSession(db, token, benchSite, largeNow) })),
  ...['sign-up-77', 'nobody’s'].map((key) => ({ name: `sign-up of a call: ${key}`, bar: statementBar, run: (db: Database) => spentInvite(db, benchSite, 'OPEN', key) })),
  {
    name: 'newest messages of thousands', bar: statementBar,
    run: async (db) => {
      const { conversationId, memberId } = await longTalk(db);
      const { side } = (await openedSide(db, conversationId, memberId))!;
      return [await messagePage(db, side, { limit: messagePageSize }), await unsentOf(db, side)];
    },
  },
  ...(['before', 'after'] as const).map((where) => ({
    name: `messages ${where} one of thousands`, bar: statementBar,
    run: async (db: Database) => {
      const side = await longTalk(db);
      return messagePage(db, side, { [where]: Math.floor(side.lastId / 2), limit: messagePageSize });
    },
  })),
  ...each('orders of a member', listBar, [...all, 'buyer'], (db, who) => ordersOf(db, someone[who], { count: 20, provider: 'sandbox' })),
];

const operatorCases: PlanCase[] = [
  { name: 'what waits for operators', bar: statementBar, run: (db) => waiting(db, 'sandbox') },
  ...[['open', false], ['decided', true]].map(([name, decided]) => ({ name: `reports and complaints for operators: ${name as string}`, bar: listBar, run: async (db: Database) => [await findReports(db, decided as boolean, 0), await findComplaints(db, decided as boolean, 0)] })),
  { name: 'what operators did about a report and its member', bar: statementBar, run: (db) => trailOfReport(db, 77, someone.ordinary) },
  { name: 'what operators did about a complaint', bar: statementBar, run: (db) => trailOfComplaint(db, 77) },
  { name: 'payments for operators', bar: listBar, run: async (db) => [await stuckRefunds(db, 'sandbox'), await lastOrders(db, { skip: 0, most: 50 })] },
];

export const planCases: readonly PlanCase[] = [...chats, ...likes, ...searches, ...numbered, ...lists, ...chores, ...dueNow, ...lookUps, ...operatorCases, ...callCases, ...accountCases, ...deliveryCases, ...moneyCases, ...contractCases];

/** A search as people make them: three quarters in a country, half of those in a region, more than half by age, a few for a rare gender. */
export function filterAtRandom(random: Random, total: number): MemberFilter {
  const country = random() < 0.75 ? pick(random, countries) : undefined;
  const youngest = 18 + Math.floor(random() * 50);
  const place = country && random() < 0.5 ? { country, region: regions[country][Math.floor(random() * regions[country].length)]?.code } : { country };
  return seek({
    ...place,
    ...(random() < 0.7 ? { gender: random() < 0.9 ? pick(random, ['man', 'woman']) : pick(random, ['nonbinary', 'other']) } : {}),
    ...(random() < 0.6 ? aged(youngest, youngest + Math.floor(random() * 20)) : {}),
    ...(random() < 0.5 ? { self: 1 + Math.floor(random() * total) } : {}),
    ...(random() < 0.3 ? { real: true } : {}),
  });
}
