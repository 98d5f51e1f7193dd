// Walks an operator's server as the product would, from a visitor's first page to a logout, and judges each answer.
import type { Endpoint, Result } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { isLocale } from '@/lib/site/locales';
import { parseBody } from '@/lib/api/read-answer';
import { documented, isDocumented, without } from './documented';
import { ask, judge, judgeRefusal, nameOf, type Answer, type Finding, type Judgement, type Target } from './probe';

export type CheckOptions = {
  origin: string;
  /** The domain whose site is asked for. */
  site: string;
  /** A member to sign in as; without one, what is a member's is only asked for as a visitor. */
  member?: { email: string; password: string };
  /** Also the calls that change something of that member: the language (to what it is; where the server does not say, to the site's), a push subscription, a like of the site that is due, page-hidden; and the removal of a conversation that nobody has. */
  write?: boolean;
};

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const month = 30 * 24 * 60 * 60;

type Asked = { query?: Record<string, string>; body?: unknown };

/** What the product asks with, where a call needs more than its name. Null: there is nothing to ask about. */
function inputs({ answers, site, write }: { answers: Map<EndpointName, Answer>; site: string; write: boolean }): Partial<Record<EndpointName, Asked | null>> {
  const read = <Name extends EndpointName>(name: Name) => parseBody(endpoints[name], answers.get(name)?.body).data as Result<(typeof endpoints)[Name]> | undefined;
  const chat = read('listChats')?.chats[0];
  const likes = read('listLikes');
  const someone = read('listMembers')?.members[0] ?? chat?.profile ?? likes?.profiles[0] ?? likes?.liked_by[0];
  const member = someone && String(someone.id);
  const conversation = chat && String(chat.conversation.id);
  const payment = read('listOrders')?.transactions[0]?.payment_id;
  return {
    getSettings: { query: { domain: site } },
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

/** Whom an answer of getUser names, as the product reads it; null for nobody; undefined where it cannot be read. */
const userIn = ({ body }: Answer) => parseBody(endpoints.getUser, body).data?.user;

const noAnswer = (error: unknown): Judgement => ({ verdict: 'fault', says: [`no answer came: ${(error as Error).cause instanceof Error ? ((error as Error).cause as Error).message : (error as Error).message}`], notes: [] });

/** Asks every call that changes nothing, and those of signing in and out; gives a finding for each call of the contract. */
export async function checkApi({ origin, site, member, write = false }: CheckOptions): Promise<Finding[]> {
  const target: Target = { origin, site, cookie: '' };
  const findings = new Map<EndpointName, Finding>();
  const answers = new Map<EndpointName, Answer>();
  const note = (name: EndpointName, { verdict, says, notes, refusal }: Judgement) => {
    const before = findings.get(name);
    const worse = before?.verdict === 'fault' || verdict === 'not tried' || (before && verdict === 'refused') ? (before?.verdict ?? verdict) : verdict;
    const meaning = verdict === 'not offered' && !isDocumented(name) ? [without[name]] : [];
    // What a refusal left unsaid another answer has shown.
    const heard = before?.verdict === 'refused' && worse !== 'refused' ? [] : (before?.says ?? []);
    findings.set(name, { call: nameOf(endpoints[name]), verdict: worse, says: [...heard, ...says, ...meaning], notes: [...(before?.notes ?? []), ...notes], ...(worse === 'refused' ? { refusal: refusal ?? before?.refusal } : {}) });
  };
  const fault = (name: EndpointName, ...says: string[]) => (says.length > 0 ? note(name, { verdict: 'fault', says, notes: [] }) : undefined);
  const tell = async (name: EndpointName, asked: Asked = {}) => {
    try {
      const answer = await ask(target, endpoints[name], asked);
      answers.set(name, answer);
      note(name, judge(endpoints[name], answer, isDocumented(name), target.cookie !== ''));
      return answer;
    } catch (error) {
      note(name, noAnswer(error));
      return null;
    }
  };
  const quietly = (name: EndpointName, asked?: Asked) => ask(target, endpoints[name], asked).catch(() => null);

  await tell('getSettings', { query: { domain: site } });
  const stranger = await quietly('getSettings', { query: { domain: 'no-such-site.invalid' } });
  if (stranger && stranger.status < 300 && judge(endpoints.getSettings, stranger, true).verdict === 'ok') {
    note('getSettings', { verdict: 'ok', says: [], notes: ['answers with settings for a domain that is no site too: right only where the server goes by the host, else every host is shown a site'] });
  }
  const photos = parseBody(endpoints.getSettings, answers.get('getSettings')?.body).data?.settings.photo_credits;
  if (photos) note('getSettings', { verdict: 'ok', says: [], notes: [`photo_credits is ${photos}: nothing goes by it; private photos come with Premium`] });
  await lookForNobody();

  // What belongs to a member. Other servers may tell strangers more than ours does.
  for (const name of ['listChats', 'listLikes'] as const) {
    const answer = await quietly(name);
    if (answer) fault(name, ...judgeRefusal(endpoints[name], answer));
  }
  const wrong = await quietly('login', { body: { email: 'nobody@example.invalid', password: 'not the password' } });
  if (wrong?.headers.getSetCookie().some((cookie) => /^auth=(?!deleted)[^;]+/.test(cookie))) fault('login', 'a wrong password is given a session');
  if (member) await signIn(member);

  for (const [name, { method, access }] of all) {
    if (method !== 'GET' || ['getSettings', 'getUser', 'logout'].includes(name)) continue;
    if (access === 'member' && !target.cookie) continue;
    const asked = inputs({ answers, site, write })[name];
    if (asked !== null) await tell(name, asked);
  }
  const codes = Object.values(parseBody(endpoints.getRegions, answers.get('getRegions')?.body).data?.regions ?? {}).flatMap((rows) => rows.map(({ code }) => code));
  const odd = codes.find((code) => !endpoints.listMembers.query.shape.countryregion.safeParse(code).success);
  if (odd !== undefined) note('getRegions', { verdict: 'ok', says: [], notes: [`the code ${odd} is not of the kind NL-UT (ISO 3166-2): such a region can be shown, but not searched`] });
  if (target.cookie && write) await change();
  if (target.cookie) await signOut();
  await lookForTheRest();
  return all.map(([name]) => findings.get(name)!);

  /** Whoever has no session, or one that is none, is nobody or is told that it is over: whatever else is answered is trouble for every page. */
  async function lookForNobody(): Promise<void> {
    const answer = await tell('getUser');
    if (answer && findings.get('getUser')!.verdict === 'refused') fault('getUser', ...judgeRefusal(endpoints.getUser, answer));
    const other = await ask({ ...target, cookie: 'auth=made-up-by-check-api' }, endpoints.getUser).catch(() => null);
    if (!other || findings.get('getUser')!.verdict === 'fault') return;
    if (other.status > 299) fault('getUser', ...judgeRefusal(endpoints.getUser, other, 'with a session that is none'));
    else if (userIn(other)) fault('getUser', 'knows somebody by a session that is none');
  }

  /** What cannot be tried is looked for as a stranger, by a GET: whether its script is there at all. */
  async function lookForTheRest(): Promise<void> {
    const there = new Map<string, boolean>(documented.map((name) => [endpoints[name].path, true]));
    for (const [name, { path, mark }] of all.filter(([each]) => !findings.has(each))) {
      if (!there.has(path)) there.set(path, await hasScript(path));
      // A server that overlooks the query of the one call that can be asked overlooks those of the others.
      const isOverlooked = mark !== undefined && findings.get('getAccount')?.verdict === 'not offered';
      note(name, { verdict: there.get(path) && !isOverlooked ? 'not tried' : 'not offered', says: [], notes: [] });
    }
  }

  async function hasScript(path: Endpoint['path']): Promise<boolean> {
    const script: Endpoint = { ...endpoints.getInterests, path };
    const answer = await ask(target, script).catch(() => null);
    return answer?.status !== 404 || judge(script, answer, false).verdict !== 'not offered';
  }

  async function signIn(body: { email: string; password: string }): Promise<void> {
    const answer = await tell('login', { body });
    const session = answer?.headers.getSetCookie().find((cookie) => cookie.startsWith('auth='));
    if (!answer || answer.status > 299) return;
    if (!session) return fault('login', 'sets no cookie named auth');
    if (!/;\s*httponly/i.test(session)) fault('login', 'the auth cookie is not HttpOnly: a script could read it');
    if (!/;\s*samesite=(lax|strict)/i.test(session)) fault('login', 'the auth cookie has no SameSite=Lax');
    const life = Number(/;\s*max-age=(\d+)/i.exec(session)?.[1] ?? (Date.parse(/;\s*expires=([^;]+)/i.exec(session)?.[1] ?? '') - Date.now()) / 1000);
    if (!(life > month * 0.99)) fault('login', 'the auth cookie lasts less than 30 days');
    const [path, domain] = ['path', 'domain'].map((name) => new RegExp(`;\\s*${name}=([^;\\s]*)`, 'i').exec(session)?.[1]?.toLowerCase());
    if (path !== '/') fault('login', `the auth cookie is for ${path ?? '/api'} alone: with Path=/ pages have it too`);
    if (domain && !`.${site}`.endsWith(`.${domain.replace(/^\./, '')}`)) fault('login', `the auth cookie is for ${domain}: a browser on ${site} refuses it; leave Domain out`);
    target.cookie = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!).join('; ');
    const user = await tell('getUser');
    if (user && user.status < 300 && userIn(user) === null) fault('getUser', 'knows nobody just after a login');
    if (user?.status === 404) fault('getUser', 'answers 404 just after a login');
  }

  async function change(): Promise<void> {
    await tell('saveLanguage', { body: { language: languageNow() } });
    await tell('savePush', { body: { endpoint: 'https://push.example.com/check-api', keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } } });
    await tell('notePageHidden', { body: {} });
    // A conversation that nobody has: gone already, or refused in JSON.
    const answer = await quietly('removeChat', { body: { conversation: 999_999_999 } });
    if (!answer) return;
    const found = judge(endpoints.removeChat, answer, true, true);
    const isRefused = found.verdict === 'refused' || (answer.status === 404 && answer.text.trimStart().startsWith('{'));
    note('removeChat', isRefused ? { verdict: 'ok', says: [], notes: [] } : found);
  }

  /** The member's language as the server tells it, else that of the site. */
  function languageNow(): string {
    const { user } = (answers.get('getUser')?.body ?? {}) as { user?: { language?: unknown } | null };
    const { settings } = (answers.get('getSettings')?.body ?? {}) as { settings?: { domain_language?: unknown } };
    const known = [user?.language, settings?.domain_language].map((each) => String(each ?? '').slice(0, 2).toLowerCase());
    return known.find(isLocale) ?? 'nl';
  }

  async function signOut(): Promise<void> {
    await tell('logout');
    const after = await quietly('getUser');
    if (after && userIn(after)) fault('logout', 'the session is still good after it');
    target.cookie = '';
  }
}
