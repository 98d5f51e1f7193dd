// Walks an operator's server as the product would, from a visitor's first page to a logout, and judges each answer.
import type { Endpoint, Result } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { isLocale } from '@/lib/site/locales';
import { parseBody } from '@/lib/api/read-answer';
import { documented } from './documented';
import { ask, judge, judgeRefusal, type Answer, type Finding, type Target } from './probe';
import { lookForNobody, signIn, signOut } from './session-checks';
import { beginWalk, type Asked, type Walk } from './walk';

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

/** The settings of the site, and of a domain that is none. */
async function lookForSite({ answers, tell, quietly, note }: Walk, site: string): Promise<void> {
  await tell('getSettings', { query: { domain: site } });
  const stranger = await quietly('getSettings', { query: { domain: 'no-such-site.invalid' } });
  if (stranger && stranger.status < 300 && judge(endpoints.getSettings, stranger, true).verdict === 'ok') {
    note('getSettings', { verdict: 'ok', says: [], notes: ['answers with settings for a domain that is no site too: right only where the server goes by the host, else every host is shown a site'] });
  }
  const photos = parseBody(endpoints.getSettings, answers.get('getSettings')?.body).data?.settings.photo_credits;
  if (photos) note('getSettings', { verdict: 'ok', says: [], notes: [`photo_credits is ${photos}: nothing goes by it; private photos come with Premium`] });
}

/** What belongs to a member, asked for by nobody. Other servers may tell strangers more than ours does. */
async function lookAsStranger({ quietly, fault }: Walk): Promise<void> {
  for (const name of ['listChats', 'listLikes'] as const) {
    const answer = await quietly(name);
    if (answer) fault(name, ...judgeRefusal(endpoints[name], answer));
  }
  const wrong = await quietly('login', { body: { email: 'nobody@example.invalid', password: 'not the password' } });
  if (wrong?.headers.getSetCookie().some((cookie) => /^auth=(?!deleted)[^;]+/.test(cookie))) fault('login', 'a wrong password is given a session');
}

/** Every call that changes nothing. */
async function readAll({ target, answers, tell, note }: Walk, { site, write }: { site: string; write: boolean }): Promise<void> {
  for (const [name, { method, access }] of all) {
    if (method !== 'GET' || ['getSettings', 'getUser', 'logout'].includes(name)) continue;
    if (access === 'member' && !target.cookie) continue;
    const asked = inputs({ answers, site, write })[name];
    if (asked !== null) await tell(name, asked);
  }
  const codes = Object.values(parseBody(endpoints.getRegions, answers.get('getRegions')?.body).data?.regions ?? {}).flatMap((rows) => rows.map(({ code }) => code));
  const odd = codes.find((code) => !endpoints.listMembers.query.shape.countryregion.safeParse(code).success);
  if (odd !== undefined) note('getRegions', { verdict: 'ok', says: [], notes: [`the code ${odd} is not of the kind NL-UT (ISO 3166-2): such a region can be shown, but not searched`] });
}

async function change({ answers, tell, quietly, note }: Walk): Promise<void> {
  await tell('saveLanguage', { body: { language: languageNow(answers) } });
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
function languageNow(answers: Walk['answers']): string {
  const { user } = (answers.get('getUser')?.body ?? {}) as { user?: { language?: unknown } | null };
  const { settings } = (answers.get('getSettings')?.body ?? {}) as { settings?: { domain_language?: unknown } };
  const known = [user?.language, settings?.domain_language].map((each) => String(each ?? '').slice(0, 2).toLowerCase());
  return known.find(isLocale) ?? 'nl';
}

async function hasScript(target: Target, path: Endpoint['path']): Promise<boolean> {
  const script: Endpoint = { ...endpoints.getInterests, path };
  const answer = await ask(target, script).catch(() => null);
  return answer?.status !== 404 || judge(script, answer, false).verdict !== 'not offered';
}

/** What cannot be tried is looked for as a stranger, by a GET: whether its script is there at all. */
async function lookForTheRest({ target, findings, note }: Walk): Promise<void> {
  const there = new Map<string, boolean>(documented.map((name) => [endpoints[name].path, true]));
  for (const [name, { path, mark }] of all.filter(([each]) => !findings.has(each))) {
    if (!there.has(path)) there.set(path, await hasScript(target, path));
    // A server that overlooks the query of the one call that can be asked overlooks those of the others.
    const isOverlooked = mark !== undefined && findings.get('getAccount')?.verdict === 'not offered';
    note(name, { verdict: there.get(path) && !isOverlooked ? 'not tried' : 'not offered', says: [], notes: [] });
  }
}

/** Asks every call that changes nothing, and those of signing in and out; gives a finding for each call of the contract. */
export async function checkApi({ origin, site, member, write = false }: CheckOptions): Promise<Finding[]> {
  const walk = beginWalk({ origin, site, cookie: '' });
  await lookForSite(walk, site);
  await lookForNobody(walk);
  await lookAsStranger(walk);
  if (member) await signIn(walk, member, site);
  await readAll(walk, { site, write });
  if (walk.target.cookie && write) await change(walk);
  if (walk.target.cookie) await signOut(walk);
  await lookForTheRest(walk);
  return all.map(([name]) => walk.findings.get(name)!);
}
