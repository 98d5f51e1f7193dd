import { cookies } from 'next/headers';
import { readFlash, type Flash } from '@/app/page-request/flash';
import { today } from '@/app/page-request/today';
import { chosenCast } from '@/features/landers/cast';
import { isAccountScreen, screenOf } from '@/features/signup/account-screens';
import type { StartOfSignup } from '@/features/signup/start-of-signup';
import type { genders } from '@/lib/contract/genders';
import { getProfile, listMembers } from '@/lib/contract/members';
import type { Person } from '@/lib/contract/person';
import type { Endpoint, Input, Result } from '@/lib/contract/endpoint';
import { roundRobin } from '@/lib/round-robin';
import type { Audience } from '@/lib/site/niches/niches';
import { readSignupStart } from '@/lib/site/cookies/signup-start';

type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Result<E>>;

const faultMark = 'fault.';

/** The values of a flash that carries the faults of fields beside them. */
export function flashValues(values: Record<string, string>, faults: Record<string, string>): Record<string, string> {
  return { ...values, ...Object.fromEntries(Object.entries(faults).map(([name, code]) => [faultMark + name, code])) };
}

function faultsOf({ values }: Flash): Record<string, string> {
  const marked = Object.entries(values).filter(([name]) => name.startsWith(faultMark));
  return Object.fromEntries(marked.map(([name, code]) => [name.slice(faultMark.length), code]));
}

function cardOf({ id, name, age, city, region, country, status, fictional, premium, online, distance_km, main_image }: Person): Person {
  return { id, name, age, city, region, country, status, fictional, premium, online, distance_km, main_image };
}

/** A member as sign-up shows them; nobody where they cannot be seen. Only what a card needs goes to the browser. */
export async function personOf(id: string | number | undefined, call: Call): Promise<Person | null> {
  if (!id || !/^\d{1,15}$/.test(String(id))) return null;
  const answer = await call(getProfile, { query: { id: Number(id) } }).catch(() => null);
  if (!answer) return null;
  return cardOf(answer.profile);
}

/** Whom a visitor feels like meeting, as iconslanding asks it, in the words of the form. */
const seekers = new Map<string, (typeof genders)[number]>([
  ['woman', 'woman'],
  ['man', 'man'],
  ['anyone', 'everyone'],
]);

const choices = 4;

/** Whom a visitor liked on a lander: a wish that is a number is a member. */
async function likedPeople(wishes: readonly string[], call: Call): Promise<Person[]> {
  const people = await Promise.all(wishes.slice(0, choices).map((wish) => personOf(wish, call)));
  return people.filter((person) => person !== null);
}

/** Those whom a visitor looks for, where the page itself is not about others. */
const soughtBy = (audience: Audience, looksFor: string | undefined): Audience => (looksFor === 'woman' || looksFor === 'man' ? { gender: looksFor, ...audience } : audience);

/** Members to choose from; where nobody is looked for before others, a woman and a man in turn. */
async function castOf(call: Call, audience: Audience): Promise<Person[]> {
  const asked = (audience.gender ? [audience.gender] : (['woman', 'man'] as const)).map((gender) => call(listMembers, { query: { ...audience, gender } }).then(({ members }) => chosenCast(members), () => []));
  const casts: Person[][] = await Promise.all(asked);
  return roundRobin(casts.map((cast) => cast.slice(0, choices)));
}

/**
 * A few whom a first message could be for: who was liked, then members; fictional profiles carry their label. Nobody else where
 * visitors may not search.
 */
async function peopleToWrite(liked: readonly Person[], call: Call, audience: Audience): Promise<Person[]> {
  if (liked.length === choices) return [...liked];
  const people = new Map([...liked, ...(await castOf(call, audience)).map(cardOf)].map((person) => [person.id, person]));
  return [...people.values()].slice(0, choices);
}

/** The same, and whom the form that came back was sent with, where they may be shown. */
async function withChosen(people: Person[], id: string | undefined, call: Call): Promise<Person[]> {
  if (people.some((person) => String(person.id) === id)) return people;
  const chosen = await personOf(id, call);
  return chosen ? [...people.slice(0, choices - 1), chosen] : people;
}

/**
 * What a visitor brings to sign-up: the form as it came back without script, else what a lander handed over. `member`:
 * whom the page itself is about; `audience`: whom it offers besides. A message whose member is gone stays, and says so.
 */
export async function startOfSignup(call: Call, member?: string, audience: Audience = {}): Promise<StartOfSignup> {
  const [flash, start] = [await readFlash('signup'), readSignupStart(await cookies())];
  const id = member ?? flash?.values.member ?? start?.member;
  const chosen = Boolean(flash) && !member && !start?.member;
  const person = chosen ? null : await personOf(id, call);
  const seeks = start?.wishes.map((wish) => seekers.get(wish)).find((seek) => seek !== undefined);
  const handed: Record<string, string> = {
    ...(start?.message && (!start.member || start.member === id) ? { signup_message: start.message } : {}),
    ...(seeks ? { looking_for: seeks } : {}),
  };
  const gone: Record<string, string> = !person && id && handed.signup_message ? { signup_message: 'receiver_gone' } : {};
  const faults = flash ? faultsOf(flash) : gone;
  const { screen, sent, ...values } = flash?.values ?? {};
  const liked = person ? [] : await likedPeople(start?.wishes ?? [], call);
  const sought = soughtBy(audience, (flash ? values : handed)['looking_for']);
  return {
    person,
    people: person ? [] : await withChosen(await peopleToWrite(liked, call, sought), chosen ? id : undefined, call),
    liked: liked.length > 0,
    formKey: flash?.values.key || crypto.randomUUID(),
    values: flash ? values : handed,
    handed: !flash && Object.keys(handed).length > 0 ? (start?.at ?? 0) : undefined,
    year: today().getFullYear(),
    screen: isAccountScreen(screen) ? screen : screenOf(faults),
    faults,
    trouble: flash?.error && !sent && !screenOf(faults) ? { key: flash.error, params: flash.params } : null,
    params: flash?.params,
    sentTo: sent ? flash?.values.email : undefined,
    resent: flash && sent === 'again' ? { error: flash.error, params: flash.params } : undefined,
  };
}
