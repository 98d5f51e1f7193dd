// Walks an operator's server as the product would, from a visitor's first page to a logout, and judges each answer.
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { isLocale } from '@/lib/site/languages/locales';
import { parseBody } from '@/lib/api/read-answer';
import { documented, isDocumented } from './documented';
import { ask, judge, judgeRefusal, judgeStranger, type Answer, type Asked, type Finding } from './probe';
import { judgeSession } from './session';
import { allCalls, Walk } from './walk';

export type CheckOptions = {
  origin: string;
  /** The domain whose site is asked for. */
  site: string;
  /** A member to sign in as; without one, what is a member's is only asked for as a visitor. */
  member?: { email: string; password: string };
  /**
   * Also the calls that change something of that member: the language (to what it is; where the server does not say, to the site's), a push
   * subscription, a like of the site that is due, page-hidden; the removal of a conversation that nobody has; and each other call that changes
   * something, once, by a stranger and with nothing in it, which a server refuses.
   */
  write?: boolean;
};

/** Asks every call that changes nothing, and those of signing in and out; gives a finding for each call of the contract. */
export async function checkApi({ origin, site, member, write = false }: CheckOptions): Promise<Finding[]> {
  const walk = new Walk({ origin, site, cookie: '' });
  await settings(walk);
  await nobody(walk);
  await strangers(walk);
  if (member) await signIn(walk, member);
  await whatIsRead(walk, write);
  if (walk.isSignedIn && write) await change(walk);
  if (walk.isSignedIn) await signOut(walk);
  if (write) await changesByStrangers(walk);
  await lookForTheRest(walk);
  return walk.findings;
}

async function settings(walk: Walk): Promise<void> {
  await walk.tell('getSettings', { query: { domain: walk.target.site } });
  const stranger = await walk.quietly('getSettings', { query: { domain: 'no-such-site.invalid' } });
  if (stranger && stranger.status < 300 && judge(endpoints.getSettings, stranger, true).verdict === 'ok') {
    walk.remark('getSettings', 'answers with settings for a domain that is no site too: right only where the server goes by the host, else every host is shown a site');
  }
  const photos = walk.read('getSettings')?.settings.photo_credits;
  if (photos) walk.remark('getSettings', `photo_credits is ${photos}: nothing goes by it; private photos come with Premium`);
}

/** Whom an answer of getUser names, as the product reads it; null for nobody; undefined where it cannot be read. */
const userIn = ({ body }: Answer) => parseBody(endpoints.getUser, body).data?.user;

/** Whoever has no session, or one that is none, is nobody or is told that it is over: whatever else is answered is trouble for every page. */
async function nobody(walk: Walk): Promise<void> {
  const isFault = () => walk.findingOf('getUser')!.verdict === 'fault';
  const answer = await walk.tell('getUser');
  if (answer && walk.findingOf('getUser')!.verdict === 'refused') walk.fault('getUser', ...judgeRefusal(endpoints.getUser, answer));
  const other = await walk.quietly('getUser', {}, 'auth=made-up-by-check-api');
  if (!other || isFault()) return;
  if (other.status > 299) walk.fault('getUser', ...judgeRefusal(endpoints.getUser, other, 'with a session that is none'));
  else if (userIn(other)) walk.fault('getUser', 'knows somebody by a session that is none');
}

/** What belongs to a member is not told to others. Other servers may tell strangers more than ours does. */
async function strangers(walk: Walk): Promise<void> {
  for (const name of ['listChats', 'listLikes'] as const) {
    const answer = await walk.quietly(name);
    if (answer) walk.fault(name, ...judgeRefusal(endpoints[name], answer));
  }
  const wrong = await walk.quietly('login', { body: { email: 'nobody@example.invalid', password: 'not the password' } });
  if (wrong?.headers.getSetCookie().some((cookie) => /^auth=(?!deleted)[^;]+/.test(cookie))) walk.fault('login', 'a wrong password is given a session');
}

async function signIn(walk: Walk, body: { email: string; password: string }): Promise<void> {
  const answer = await walk.tell('login', { body });
  if (!answer || answer.status > 299) return;
  const cookies = answer.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('auth='));
  if (!session) return walk.fault('login', 'sets no cookie named auth');
  walk.fault('login', ...judgeSession(session));
  walk.target.cookie = cookies.map((cookie) => cookie.split(';')[0]!).join('; ');
  const user = await walk.tell('getUser');
  if (user && user.status < 300 && userIn(user) === null) walk.fault('getUser', 'knows nobody just after a login');
  if (user?.status === 404) walk.fault('getUser', 'answers 404 just after a login');
}

async function whatIsRead(walk: Walk, write: boolean): Promise<void> {
  for (const [name, { method, access }] of allCalls) {
    if (method !== 'GET' || ['getSettings', 'getUser', 'logout'].includes(name)) continue;
    if (access === 'member' && !walk.isSignedIn) continue;
    const asked = inputs(walk, write)[name];
    if (asked !== null) await walk.tell(name, asked);
  }
  const codes = Object.values(walk.read('getRegions')?.regions ?? {}).flatMap((rows) => rows.map(({ code }) => code));
  const odd = codes.find((code) => !endpoints.listMembers.query.shape.countryregion.safeParse(code).success);
  if (odd !== undefined) walk.remark('getRegions', `the code ${odd} is not of the kind NL-UT (ISO 3166-2): such a region can be shown, but not searched`);
}

/** What the product asks with, where a call needs more than its name. Null: there is nothing to ask about. */
function inputs(walk: Walk, write: boolean): Partial<Record<EndpointName, Asked | null>> {
  const chat = walk.read('listChats')?.chats[0];
  const likes = walk.read('listLikes');
  const someone = walk.read('listMembers')?.members[0] ?? chat?.profile ?? likes?.profiles[0] ?? likes?.liked_by[0];
  const member = someone && String(someone.id);
  const conversation = chat && String(chat.conversation.id);
  const payment = walk.read('listOrders')?.transactions[0]?.payment_id;
  return {
    geocode: { query: { lat: '52.09', lon: '5.12' } },
    getDiscountCode: { query: { welcome: 'true' } },
    getProfile: member ? { query: { id: member } } : null,
    getChat: conversation ? { query: { conversation } } : null,
    draftReport: member ? { query: { member } } : null,
    getOrder: payment ? { query: { payment_id: payment } } : null,
    getAccount: { query: { settings: '1' } },
    // Where a like of the site is due it is made now.
    getAutoLike: write ? {} : null,
    // What a stranger's link holds, a stream that never ends, and a file of everything: not asked for.
    ...{ activate: null, checkResetLink: null, confirmMailChange: null, undoMailChange: null, reactivate: null, followUnsubscribe: null, activation: null, streamEvents: null, exportData: null, getDirectDebit: null },
  };
}

async function change(walk: Walk): Promise<void> {
  await walk.tell('saveLanguage', { body: { language: languageNow(walk) } });
  await walk.tell('savePush', { body: { endpoint: 'https://push.example.com/check-api', keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } } });
  await walk.tell('notePageHidden', { body: {} });
  // A conversation that nobody has: gone already, or refused in JSON.
  const answer = await walk.quietly('removeChat', { body: { conversation: 999_999_999 } });
  if (!answer) return;
  const found = judge(endpoints.removeChat, answer, true, true);
  const isRefused = found.verdict === 'refused' || (answer.status === 404 && answer.text.trimStart().startsWith('{'));
  walk.note('removeChat', isRefused ? { verdict: 'ok', says: [], notes: [] } : found);
}

/** The member's language as the server tells it, else that of the site. */
function languageNow(walk: Walk): string {
  const { user } = (walk.sent('getUser') ?? {}) as { user?: { language?: unknown } | null };
  const site = (walk.sent('getSettings') ?? {}) as { settings?: { domain_language?: unknown } };
  const known = [user?.language, site.settings?.domain_language].map((each) => String(each ?? '').slice(0, 2).toLowerCase());
  return known.find(isLocale) ?? 'nl';
}

async function signOut(walk: Walk): Promise<void> {
  await walk.tell('logout');
  const after = await walk.quietly('getUser');
  if (after && userIn(after)) walk.fault('logout', 'the session is still good after it');
  walk.target.cookie = '';
}

/** What changes something and was not made by a member: by a stranger, with nothing in it, so that nothing comes of it. */
async function changesByStrangers(walk: Walk): Promise<void> {
  for (const [name, endpoint] of allCalls) {
    if (endpoint.method === 'GET' || endpoint.foreign || isDocumented(name) || isOverlooking(walk, endpoint)) continue;
    // A server that overlooks this query takes the call for another, and answers as that.
    if (endpoint.when && !endpoint.mark) continue;
    await walk.tell(name, { body: {} }, (answer) => judgeStranger(endpoint, answer));
  }
}

/** A server that overlooks the query of the one call that can be asked overlooks those of the others. */
const isOverlooking = (walk: Walk, { mark }: Endpoint) => mark !== undefined && walk.findingOf('getAccount')?.verdict === 'not offered';

/** What cannot be tried is looked for as a stranger, by a GET: whether its script is there at all. */
async function lookForTheRest(walk: Walk): Promise<void> {
  const there = new Map<string, boolean>(documented.map((name) => [endpoints[name].path, true]));
  for (const [name, endpoint] of allCalls) {
    if (walk.findingOf(name)) continue;
    if (!there.has(endpoint.path)) there.set(endpoint.path, await hasScript(walk, endpoint.path));
    walk.note(name, { verdict: there.get(endpoint.path) && !isOverlooking(walk, endpoint) ? 'not tried' : 'not offered', says: [], notes: [] });
  }
}

async function hasScript({ target }: Walk, path: Endpoint['path']): Promise<boolean> {
  const script: Endpoint = { ...endpoints.getInterests, path };
  const answer = await ask(target, script).catch(() => null);
  return answer?.status !== 404 || judge(script, answer, false).verdict !== 'not offered';
}
