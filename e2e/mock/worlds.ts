// The worlds of QA by name: who is there and what they have, as a server would tell it. A test starts from one and changes what it
// is about. docs/qa.md
import type { Answer } from '@/lib/contract/endpoint';
import type { endpoints, EndpointName } from '@/lib/contract/endpoints';
import { timeBonus } from '@/lib/site/constants';
import { Broken, dropped, missing, refuse, type Asked, type Mocks } from './answers';
import { documentedWorld } from './documented-world';

type Wire<Name extends EndpointName> = Answer<(typeof endpoints)[Name]>;
type User = NonNullable<Wire<'getUser'>['user']>;
type Chat = NonNullable<Wire<'listChats'>['chats']> extends infer List ? (List extends readonly (infer Each)[] ? Each : never) : never;
type Person = Chat extends { profile: infer Each } ? Each : never;

const minute = 60_000;
const day = 24 * 60 * minute;

/** The host of the photos: nothing outside this machine is asked, a test's browser is given a drawing. */
export const photoHost = 'https://cdn.qa.example/';

const face = (name: string) => ({ filename: `${name}.webp`, thumb_filename: `${name}-s.webp` });
const someone = (id: number, name: string, age: number, city: string, more: object = {}) =>
  ({ id, name, country: 'NL', status: 'active', main_image: face(name.toLowerCase()), age, city, region: 'NL-UT', ...more }) as Person & { id: number; name: string };

/** The people of every world. Fien is fictional, Gone has left. */
export const people = {
  noor: someone(7, 'Noor', 34, 'Utrecht', { online: true }),
  sam: someone(8, 'Sam', 29, 'Zeist', { premium: true }),
  iris: someone(9, 'Iris', 41, 'Amersfoort', { is_new: true }),
  fien: someone(10, 'Fien', 30, 'Utrecht', { fictional: true }),
  mila: someone(11, 'Mila', 52, 'Nieuwegein', { main_image: null }),
  gone: someone(12, 'Robin', 38, 'Houten', { status: 'deleted', main_image: null }),
} as const;

const settings: Wire<'getSettings'> = {
  settings: {
    name: 'Vonk van QA', domain: 'qa.localhost', domain_language: 'nl', cdn_prefix: photoHost, niche: 1, countries: ['NL', 'BE', 'DE'], signups: 'all', logged_out_search: 'all',
    minimum_message_costs: { NL: { costs: 50, currency: 'EUR' } }, message_credits: 5, signup_credits: 25, message_length: 500, support_phone: '030-1234567', support_email: 'help@qa.example',
    fictional_icon: 'F', fictional_singular: 'Fictief profiel', fictional_plural: 'Fictieve profielen', refund_days: 14, company_id: 1, enable_site_entry_popup: false,
  },
};

/** The settings of the worlds with some of them changed, as an answer of `getSettings`. */
export const settingsWith = (more: Partial<Wire<'getSettings'>['settings']>): Wire<'getSettings'> => ({ settings: { ...settings.settings, ...more } });

const timeBonusCode = {
  code: timeBonus.code, country: 'NL', user_id: 1, value_percentage: timeBonus.percentage, currency: 'EUR', minimum_order_value: 0, status: 'active', validity: 'once-per-user', expired: false, paymentmethods: ['ideal', 'paypal'],
};

const common: Mocks = {
  getSettings: settings,
  getCompanyInfo: { name: 'QA Media B.V.', address: 'Kade 1', kvk: '00000000', city: 'Utrecht', country: 'NL', tradenames: ['Vonk van QA'], vat_numbers: [], support_phone: '030-1234567', delete_discount: 25, added: '2024-02-01T00:00:00Z' },
  getRegions: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }, { code: 'NL-NH', name: 'Noord-Holland' }], BE: [], DE: [] } },
  getInterests: { interests: ['music', 'sports', 'cooking'] },
  getUser: { user: null },
  login: { user: null },
  logout: {},
  getDiscountCode: () => missing,
  notePageHidden: {},
  geocode: { country: 'NL', region: 'NL-UT', city: 'Utrecht', lat: 52.09, lon: 5.12 },
  listMembers: { members: [people.noor, people.sam, people.iris, people.fien, people.mila], total: 5 },
  getProfile: ({ query }) => {
    const person = Object.values(people).find(({ id }) => String(id) === query.id);
    return person ? { profile: { ...person, about: 'Houdt van lange wandelingen en korte zinnen.', attributes: { hair: 'brown', eye: 'blue' }, interests: ['music'], photos: [], num_photos: 0, conversation_id: null } } : missing;
  },
  // No live events: the documented polling carries the news, so that a test decides what comes and when.
  streamEvents: missing,
};

/** An answer with everybody in it fictional, and so never online. */
function fictional(value: unknown): unknown {
  if (value instanceof Broken || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(fictional);
  const all = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fictional(each)]));
  return 'main_image' in all ? { ...all, fictional: true, online: false } : all;
}

/** The same answers with everybody in them fictional, but for the member. */
function allFictional({ getUser, login, ...others }: Mocks): Mocks {
  const mapped = Object.entries(others).map(([name, mock]) => [name, typeof mock === 'function' ? async (asked: Asked) => fictional(await (mock as (asked: Asked) => unknown)(asked)) : fictional(mock)]);
  return { ...(Object.fromEntries(mapped) as Mocks), getUser, login };
}

const memberAt = (now: number): User => ({
  id: 1, status: 'active', credits: 40, paid_user: false, fictional_icon: 'F', notifications_disabled: [], profile: someone(1, 'Robin', 36, 'Utrecht', { region: 'NL-UT' }), email: 'robin@qa.example', language: 'nl',
  signup_at: new Date(now - 30 * day).toISOString(), looking_for: 'woman', unread_messages: 3, new_likes: 1,
}) as User;

/** The member of the world `member`, for a test that says itself who is there: `{ user: { ...member, credits: 3 } }`. */
export const member = memberAt(Date.now());

/**
 * Every world by its name, as it is at a moment: its messages, likes and sign-ups are so long ago then. A call that a world does not name is
 * one that the server does not have.
 */
export function worldsAt(now: number) {
  const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
  const user = memberAt(now);

  const said = (id: number, conversation: number, mine: boolean, text: string, minutes: number) => ({ id, conversation, mine, text, sent_at: ago(minutes * minute), client_id: `qa-message-${String(id).padStart(8, '0')}`, read: !mine });
  const talk = [said(41, 3, false, 'Dag! Hoe was je dag?', 34), said(42, 3, true, 'Goed, en de jouwe?', 30), said(43, 3, false, 'Ook goed. Zin in koffie?', 12)];

  const prices = {
    bundles: [
      { id: 1, credits: 100, price: { amount: 995, currency: 'EUR' }, per_message: { amount: 50, currency: 'EUR' }, messages: 20, recommended: false, best_price: false },
      { id: 2, credits: 275, price: { amount: 2495, currency: 'EUR' }, per_message: { amount: 45, currency: 'EUR' }, messages: 55, recommended: true, best_price: true },
    ],
    methods: [{ method: 'ideal', banks: [] }, { method: 'paypal', banks: [] }], country: 'NL', first_purchase: true,
  } as unknown as Wire<'getCredits'>;

  const member: Mocks = {
    ...common,
    getUser: { user },
    login: { user },
    saveLanguage: {},
    savePush: {},
    listChats: {
      chats: [
        { conversation: { id: 3, last_message: talk[2] }, profile: people.noor, num_unread_messages: 2 },
        { conversation: { id: 4, last_message: said(44, 4, true, 'Tot zaterdag!', 600) }, profile: people.sam, num_unread_messages: 0 },
        { conversation: { id: 5, last_message: said(45, 5, false, 'Wat lees jij het liefst?', 1500) }, profile: people.fien, num_unread_messages: 1 },
      ],
    } as Wire<'listChats'>,
    getChat: ({ query }) => ({ conversation: { id: Number(query.conversation ?? 3), profile: people.noor }, messages: query.after || query.before ? [] : talk, has_older: false }) as Wire<'getChat'>,
    markRead: {},
    muteChat: {},
    removeChat: {},
    sendTyping: {},
    listIcebreakers: { icebreakers: ['Berg of zee?', 'Wat kook jij voor een eerste keer?'] },
    sendMessage: ({ body, at }) => {
      const { text, client_id, conversation } = body as { text: string; client_id: string; conversation?: number };
      return { message: { id: at % 1_000_000_000, client_id, conversation: conversation ?? 3, mine: true, text, sent_at: new Date(at).toISOString(), read: false }, conversation: { id: conversation ?? 3 }, credits: 35 } as Wire<'sendMessage'>;
    },
    listLikes: { profiles: [{ ...people.sam, like_new: false, match: true }], liked_by: [{ ...people.iris, like_new: true }, { ...people.sam, like_new: false, match: true }] } as Wire<'listLikes'>,
    setLike: { liked: true, match: false },
    getAutoLike: () => missing,
    listGifts: { gifts: [{ key: 'coffee', name: 'Koffie', credits: 10 }, { key: 'rose', name: 'Roos', credits: 15 }] } as Wire<'listGifts'>,
    listNotifications: { notifications: [], unread: 0 },
    readNotifications: {},
    listSwipeCards: { likes_left: 4, cards: [people.noor, people.iris].map((person) => ({ ...person, interests: [], photos: [] })), liked_today: [] } as unknown as Wire<'listSwipeCards'>,
    swipeProfile: { likes_left: 3, match: false } as Wire<'swipeProfile'>,
    getCredits: prices,
    listOrders: { transactions: [] },
    getAccount: { invisible: false, hide_fictional: false, show_distance: true, push_browsers: 0 },
    saveAccount: { saved: true },
    listBlocked: { blocked: [] },
    listSessions: { sessions: [] },
  };

  const as = (more: Partial<User>): Mocks => ({ ...member, getUser: { user: { ...user, ...more } as User }, login: { user: { ...user, ...more } as User } });

  const bonusEnds = now + timeBonus.window - 5 * minute;
  const withBonus = ({ at }: Asked) => ({ user: { ...user, credits: 0, signup_at: ago(5 * minute), offer_seconds: Math.max(0, Math.round((bonusEnds - at) / 1_000)) } as User });

  return {
    /** Nobody is signed in. */
    visitor: common,
    /** A free member with 40 credits, three conversations and a new like. */
    member,
    'unconfirmed member': { ...as({ status: 'not_confirmed', credits: 25, profile: { ...user.profile, status: 'disabled' } as User['profile'], signup_at: ago(60 * minute) }), sendMessage: refuse('awaiting_confirmation') },
    /** Nobody is signed in, and who tries is told why not. */
    'suspended member': { ...common, login: refuse('account_suspended') },
    'locked member': { ...common, login: refuse('locked_out', { params: { minutes: 15 } }) },
    /** Signed up five minutes ago, with 0 credits and the time bonus, of which 3 h 55 are left; it runs down, and ends. */
    'time bonus': { ...member, getUser: withBonus, login: withBonus, sendMessage: refuse('not_enough_credits'), getSettings: settingsWith({ time_bonus: true }), getDiscountCode: ({ at }) => (at < bonusEnds ? { ...timeBonusCode, expires: new Date(bonusEnds).toISOString() } : missing) },
    'few credits': { ...as({ paid_user: true, credits: 8 }), getCredits: { ...prices, first_purchase: false } },
    /** A bank took money back: nothing is collected any more. */
    'debit blocked': {
      ...as({ paid_user: true }), getCredits: { ...prices, first_purchase: false, methods: [...(prices.methods as { method: string }[]), { method: 'directdebit', banks: [] }] } as Wire<'getCredits'>,
      getDirectDebit: { stop: 'directdebit_blocked', blocked_by: 'A-20001', limit: { amount: 10_000, currency: 'EUR' } } as Wire<'getDirectDebit'>, startDirectDebit: refuse('directdebit_blocked'),
    },
    'premium member': { ...as({ paid_user: true }), getCredits: { ...prices, first_purchase: false } },
    'no credits': { ...as({ credits: 0 }), sendMessage: refuse('not_enough_credits') },
    'new member': { ...as({ status: 'new', credits: 25, signup_at: ago(5 * minute), unread_messages: 0, new_likes: 0 }), listChats: { chats: [] }, listLikes: { profiles: [], liked_by: [] } },
    'nobody there': { ...member, listMembers: { members: [], total: 0 }, listChats: { chats: [] }, listLikes: { profiles: [], liked_by: [] }, listSwipeCards: { likes_left: 4, cards: [], liked_today: [] } as unknown as Wire<'listSwipeCards'> },
    'all fictional': allFictional(member),
    'mails bounce': as({ notifications_disabled: ['bounce'] }),
    'documented calls only': documentedWorld,
    'server down': Object.fromEntries(Object.keys(member).map((name) => [name, dropped])) as Mocks,
  } as const satisfies Record<string, Mocks>;
}

/** The worlds of this moment. */
export const worlds = worldsAt(Date.now());

export type World = keyof typeof worlds;

/** Whether somebody is signed in there; where a function answers, it tells of a member. */
export const hasMember = (world: World): boolean => {
  const { getUser }: Mocks = worlds[world];
  return typeof getUser === 'function' || (typeof getUser === 'object' && 'user' in getUser && Boolean(getUser.user));
};
