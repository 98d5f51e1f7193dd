// Who looks at the pages, and what the demo world has for them: the sessions, and somebody and something for each part of an address.
import type { APIRequestContext, Browser } from 'playwright';
import { demoWorld, type DemoMember } from '@/lib/server/seed/demo-world';
import type { Looker, World } from './pages';

type Row = { id: number; fictional?: boolean; match?: boolean };
type Order = { payment_id: string; state: string; checkout_url?: string };

export type Swept = {
  world: World;
  /** The session of each who looks; a visitor has none. */
  sessions: Record<Looker, string | null>;
  /** The fictional members, and the files of their photos by their names. */
  fictional: { ids: number[]; photos: string[] };
  /** What members wrote: it stands on a page in whatever language they write. */
  written: string[];
};

type Call = (method: 'get' | 'post', path: string, data?: object) => Promise<unknown>;

const caller = (request: APIRequestContext, origin: string): Call => async (method, path, data) => {
  const headers = { 'x-request-type': 'client', origin, 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': `10.77.${process.pid % 250}.7` };
  const answer = await request[method](`${origin}${path}`, { ...(data ? { data } : {}), headers });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** An order that is paid: the member's own, or one that is bought now. */
async function orderOf(call: Call, request: APIRequestContext, origin: string, bundle: { id: number; price: number; currency: string }): Promise<string> {
  const { transactions } = (await call('get', '/api/transactions.php')) as { transactions: Order[] };
  const paid = transactions.find(({ state }) => state === 'completed');
  if (paid) return paid.payment_id;
  const { order } = (await call('post', '/api/order.php', { bundle: bundle.id, method: 'ideal', amount: bundle.price, currency: bundle.currency })) as { order: Order };
  const decided = await request.post(new URL(order.checkout_url!, origin).href, { form: { outcome: 'paid', delay: '0', notice: 'once' }, headers: { origin } });
  if (!decided.ok()) throw new Error(`Paying in the sandbox: ${decided.status()} ${await decided.text()}`);
  return order.payment_id;
}

async function reportOf(call: Call, profile: number): Promise<string> {
  const { reports } = (await call('get', '/api/report.php')) as { reports: { number: string }[] };
  return (reports[0] ?? ((await call('post', '/api/report.php', { profile, reason: 'other', text: 'Sweep' })) as { report: { number: string } }).report).number;
}

/** Blocks somebody fictional whom no other page is about, so that the list of blocked members shows a label. */
async function keepBlocked(call: Call, members: readonly DemoMember[], spared: readonly number[]): Promise<void> {
  const { blocked } = (await call('get', '/api/block.php')) as { blocked: Row[] };
  if (blocked.length > 0) return;
  const found = members.find(({ id, site, fictional, profileStatus }) => site === 'general' && fictional && profileStatus === 'active' && !spared.includes(id));
  if (!found) throw new Error('There is nobody to block.');
  await call('post', '/api/block.php', { profile: found.id });
}

/** Both of a kind, a real member's and a fictional one's: the labels are looked for beside pages that must have none. */
function both<Each>(what: string, list: readonly Each[], isFictional: (each: Each) => boolean): { real: Each; fictional: Each } {
  const [real, fictional] = [list.find((each) => !isFictional(each)), list.find(isFictional)];
  if (!real || !fictional) throw new Error(`The member has no ${what} with a ${real ? 'fictional' : 'real'} person.`);
  return { real, fictional };
}

/** Signs in demo members and signs up a new one: one session each for all languages, so that no limit is met. */
export async function sweptWorld(browser: Browser, origin: string): Promise<Swept> {
  const { logins, password, members, conversations, icebreakers } = demoWorld(new Date());
  const [own, free, broke, other] = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext(), browser.newContext()]);
  const call = caller(own.request, origin);
  for (const [context, wanted] of [[own, 'premium'], [free, 'free'], [broke, 'no credits']] as const) {
    await caller(context.request, origin)('post', '/api/user.php', { email: logins.find(({ role }) => role === wanted)!.email, password });
  }
  const newcomer = { email: `sweep-${Date.now()}@vonk.test`, name: 'Robin', password: 'zon achter de wolken', date_of_birth: '1990-03-14', gender: 'woman', looking_for: 'man', country: 'NL', language: 'nl' };
  await caller(other.request, origin)('post', '/api/signup.php', newcomer);

  const { chats } = (await call('get', '/api/chats.php')) as { chats: { conversation: { id: number }; profile: Row }[] };
  const { liked_by } = (await call('get', '/api/likes.php')) as { liked_by: Row[] };
  const { bundles, country } = (await call('get', '/api/credits.php')) as { bundles: { id: number; price: { amount: number; currency: string } }[]; country: string };
  const talks = both('conversation', chats, ({ profile }) => Boolean(profile.fictional));
  const matches = liked_by.filter(({ match }) => match).map(({ id }) => id);
  if (matches.length === 0) throw new Error('The member has no match.');
  await keepBlocked(call, members, [...chats.map(({ profile }) => profile.id), ...liked_by.map(({ id }) => id)]);
  const fictional = members.filter((each) => each.fictional);
  const cookie = async (context: typeof own) => (await context.cookies(origin)).find(({ name }) => name === 'auth')?.value ?? null;
  const swept: Swept = {
    world: {
      members: { real: talks.real.profile.id, fictional: talks.fictional.profile.id },
      matches: matches.slice(0, 2),
      conversations: { real: talks.real.conversation.id, fictional: talks.fictional.conversation.id },
      bundle: bundles[0]!.id,
      transaction: await orderOf(call, own.request, origin, { id: bundles[0]!.id, price: bundles[0]!.price.amount, currency: bundles[0]!.price.currency }),
      report: await reportOf(call, talks.real.profile.id),
      country,
    },
    sessions: { visitor: null, member: await cookie(own), newcomer: await cookie(other), free: await cookie(free), 'no credits': await cookie(broke) },
    fictional: { ids: fictional.map(({ id }) => id), photos: fictional.flatMap(({ photos }) => photos.flatMap(({ names }) => Object.values(names).filter((name) => name !== null))) },
    written: [...members.flatMap(({ about, town }) => [about ?? '', town]), ...conversations.flatMap(({ messages }) => messages.map(({ text }) => text)), ...Object.values(icebreakers).flat()].map((text) => text.replace(/\s+/g, ' ')),
  };
  await Promise.all([own, free, broke, other].map((context) => context.close()));
  return swept;
}
