// A recorded scenario: what a server answered, in the order in which it was asked, to be answered so again. docs/qa.md
import { changes } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { answer, type Asked, type Mock, type Mocks } from './answers';
import { cookieOf, isSignedIn, namesUser, type SessionChange } from './session';
import { withoutSecrets } from './without-secrets';

/** The headers that are kept: what the product goes by, besides the session. */
export const keptHeaders = ['location', 'retry-after'] as const;

export type Exchange = {
  name: EndpointName;
  query: Record<string, string>;
  /** Asked with a session. */
  signedIn?: boolean;
  status: number;
  body: unknown;
  headers?: { [Header in (typeof keptHeaders)[number]]?: string };
  /** What the answer's cookie did to the session; of the cookie itself nothing is kept. */
  session?: SessionChange;
};
export type Scenario = { recorded: string; exchanges: Exchange[] };

/** As it stands in a recording: whoever asks again asks with other coordinates and another key. */
const addressOf = (query: Record<string, string>) => new URLSearchParams(Object.entries(withoutSecrets(query) as typeof query).filter(([name]) => name !== 'domain').toSorted()).toString();
const keyOf = (query: Record<string, string>, signedIn: boolean) => `${signedIn} ${addressOf(query)}`;

/** Calls that the browser makes by itself: no act of the person. */
const unasked: readonly EndpointName[] = ['notePageHidden', 'sendTyping', 'markRead', 'readNotifications', 'savePush'];

/** Whether somebody did something by a call, the link of a mail among them, after which others may answer another thing. */
export const isAct = (name: EndpointName) => (changes(endpoints[name]) || name === 'activate') && !unasked.includes(name);

/** One call with one query, asked by a visitor or by a member. `act`: how many acts came before an answer. */
type Line = { answers: { exchange: Exchange; act: number }[]; at: number };

/** The answer that a line gives after so many acts: the next one, as far as no act lies in between that was not done yet. */
function answerOf(line: Line, done: number) {
  const reached = Math.max(done, line.answers[Math.max(line.at, 0)]!.act);
  const next = line.answers.findIndex(({ act }, at) => at > line.at && act <= reached && !line.answers.some((later, there) => there > at && later.act > act && later.act <= reached));
  if (next !== -1) line.at = next;
  return line.answers[line.at]!;
}

/** An answer with its status, its words, the headers that were kept, and a cookie where it had one. */
const answered = ({ status, body, headers, session }: Exchange) => answer(status, body, { ...headers, ...(session && cookieOf[session]) });

/**
 * Answers each call as it was answered, one after the other for the same query and with or without a session; the last one stays. What was
 * answered after an act comes once that act, or a later one, is done. Another query is given the first of its kind. A recording without a
 * login has one that signs in whom it is about.
 */
export function replay({ exchanges }: Scenario): Mocks {
  const acts = exchanges.filter(({ name }) => isAct(name));
  const actOf = new Map(acts.map((act, at) => [act, at + 1]));
  const lines = new Map<string, Line>();
  let before = 0;
  for (const exchange of exchanges) {
    const { name, query, signedIn = true } = exchange;
    const key = `${name} ${keyOf(query, signedIn)}`;
    const line = lines.get(key) ?? { answers: [], at: -1 };
    line.answers.push({ exchange, act: before });
    lines.set(key, line);
    if (isAct(name)) before += 1;
  }
  let done = 0;
  const next = (name: EndpointName, all: Exchange[], { query, headers }: Asked): Exchange => {
    const signedIn = isSignedIn(headers);
    const line = lines.get(`${name} ${keyOf(query, signedIn)}`) ?? lines.get(`${name} ${keyOf(query, !signedIn)}`);
    const given = line ? answerOf(line, done).exchange : (all.find((each) => (each.signedIn ?? true) === signedIn) ?? all[0]!);
    done = Math.max(done, actOf.get(given) ?? 0);
    return given;
  };
  const mocks: Partial<Record<EndpointName, Mock<EndpointName>>> = {};
  const calls = new Map<EndpointName, Exchange[]>();
  for (const each of exchanges) calls.set(each.name, [...(calls.get(each.name) ?? []), each]);
  for (const [name, all] of calls) {
    mocks[name] = (asked: Asked) => answered(next(name, all, asked));
  }
  const known = calls.get('getUser')?.find(hasUser);
  if (!mocks.login && known) mocks.login = known.body as never;
  return mocks as Mocks;
}

const hasUser = ({ body }: Exchange) => namesUser(body);

/** Whether somebody can sign in where a recording is played. */
export const canSignIn = ({ exchanges }: Scenario) => exchanges.some((each) => each.name === 'login' && hasUser(each)) || (exchanges.every(({ name }) => name !== 'login') && exchanges.some((each) => each.name === 'getUser' && hasUser(each)));

/** What the app asks for all visitors at once, without their cookies: it does not say who is there. */
const forAll: readonly EndpointName[] = ['getSettings', 'getCompanyInfo', 'getRegions', 'getInterests'];

/** Whether somebody was signed in when a recording began. */
export function beginsSignedIn({ exchanges }: Scenario): boolean {
  const first = exchanges.find(({ name }) => !forAll.includes(name));
  return first !== undefined && (first.signedIn ?? true);
}
