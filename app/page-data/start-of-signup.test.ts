import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { signupStartHeader, type SignupStart } from '@/lib/site/cookies/signup-start';
import { somePeople } from '@/features/landers/testing/some-people';
import { testPerson } from '@/tests/member-page';
import { flashCookie } from '../page-request/flash';
import { flashValues, startOfSignup } from './start-of-signup';

const jar = new Map<string, string>();
vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined) }) }));
beforeEach(() => jar.clear());

const keep = (cookie: string) => {
  const [name, value] = cookie.split(';')[0]!.split('=');
  jar.set(name!, decodeURIComponent(value!));
};
const brings = (start: Partial<SignupStart>) => keep(signupStartHeader({ lander: 'tinderswipe', wishes: [], ...start }));
const gone = new Set<number>();
const begin = (member?: string) =>
  startOfSignup((async (endpoint: { path: string }, { query }: { query: { id?: number } }) => {
    if (endpoint.path.endsWith('members.php')) return { members: somePeople(9) };
    if (gone.has(query.id!)) throw new ApiError('gone', { status: 404 });
    return { profile: { ...testPerson(query.id!), about: 'Stil', interests: [], photos: [] } };
  }) as unknown as Parameters<typeof startOfSignup>[0], member);

test('[S03] who comes for nobody is shown a few whom to write to, and of them only what a card needs', async () => {
  const { person, people = [], liked } = await begin();
  expect([person, people.length, liked]).toEqual([null, 4, false]);
  expect(Object.keys(people[0]!)).not.toContain('about');
});

test('who looks for everybody, or has not said, is shown women and men in turn; who looks for men is shown men', async () => {
  const shown = async (audience = {}) => {
    const asked: (string | undefined)[] = [];
    const { people = [] } = await startOfSignup((async (_: unknown, { query }: { query: { gender?: string } }) => {
      asked.push(query.gender);
      return { members: somePeople(9).map((each) => ({ ...each, id: query.gender === 'man' ? each.id + 100 : each.id })) };
    }) as unknown as Parameters<typeof startOfSignup>[0], undefined, audience);
    return [asked, people.map(({ id }) => (id > 100 ? 'man' : 'woman'))];
  };
  expect(await shown()).toEqual([['woman', 'man'], ['woman', 'man', 'woman', 'man']]);
  expect(await shown({ gender: 'woman' })).toEqual([['woman'], Array(4).fill('woman')]);
  brings({ wishes: ['man'], at: 5 });
  expect(await shown()).toEqual([['man'], Array(4).fill('man')]);
});

test('each form has a key of its own; one that comes back keeps its key, so that sent again unchanged it is one sign-up', async () => {
  const [first, second] = [await begin(), await begin()];
  expect(first.formKey).toMatch(/^[\w-]{36}$/);
  expect(second.formKey).not.toBe(first.formKey);
  keep(flashCookie('signup', '/signup', { error: 'err.unavailable', values: { email: 'anna@vonk.test', key: 'c0ffee' } }));
  expect((await begin()).formKey).toBe('c0ffee');
});

test('whom somebody liked on a lander stands first, once, and the rest fills up', async () => {
  brings({ wishes: ['music', '3', '205', '0x7'] });
  const { people = [], liked } = await begin();
  expect([people.map(({ id }) => id).slice(0, 2), people.length, liked]).toEqual([[3, 205], 4, true]);
  expect(new Set(people.map(({ id }) => id)).size).toBe(4);
});

test('whom one feels like meeting is whom one looks for, as the lander was answered; a form that came back says it itself', async () => {
  for (const [who, looking_for] of [['woman', 'woman'], ['man', 'man'], ['anyone', 'everyone']]) {
    brings({ wishes: ['wine', who!, 'tonight'], at: 5 });
    expect(await begin('7')).toMatchObject({ values: { looking_for }, handed: 5 });
  }
  brings({ wishes: ['wine', 'tonight'], at: 5 });
  expect(await begin()).toMatchObject({ values: {}, handed: undefined });
  brings({ wishes: ['woman'], at: 5 });
  keep(flashCookie('signup', '/signup', { error: 'err.invalid_input', values: { looking_for: 'man' } }));
  expect(await begin()).toMatchObject({ values: { looking_for: 'man' }, handed: undefined });
});

test('who was liked and is gone is left out', async () => {
  gone.add(205);
  brings({ wishes: ['205'] });
  expect(await begin()).toMatchObject({ person: null, liked: false });
  gone.clear();
});

test('[S03] the message that a lander hands over is for its member alone; once that member is gone it stays, and says so', async () => {
  brings({ member: '7', message: 'Dag!' });
  expect(await begin()).toMatchObject({ person: { id: 7 }, people: [], values: { signup_message: 'Dag!' }, faults: {} });
  expect((await begin('8')).values).toEqual({});
  gone.add(7);
  expect(await begin()).toMatchObject({ person: null, values: { signup_message: 'Dag!' }, faults: { signup_message: 'receiver_gone' } });
  gone.clear();
});

test('[S03] whom a form that comes back was sent with is among those to write to; who cannot be shown is not', async () => {
  const returns = (member: string) => keep(flashCookie('signup', '/signup', { error: 'err.invalid_input', values: { signup_message: 'Dag!', member } }));
  returns('205');
  expect((await begin()).people!.map(({ id }) => id)).toEqual([1, 2, 3, 205]);
  returns('3');
  expect((await begin()).people!.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  gone.add(205);
  returns('205');
  expect((await begin()).people!.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  gone.clear();
});

test('[E03] a form that comes back brings what was typed, each fault at its field, or the reason of the whole', async () => {
  keep(flashCookie('signup', '/signup', { error: 'err.invalid_input', params: { min_age: 18 }, values: flashValues({ email: 'anna@vonk.test', name: '@anna' }, { name: 'name_at' }) }));
  expect(await begin()).toMatchObject({ values: { email: 'anna@vonk.test', name: '@anna' }, faults: { name: 'name_at' }, trouble: null, params: { min_age: 18 } });
  keep(flashCookie('signup', '/signup', { error: 'err.too_many_requests', params: { minutes: 5 }, values: { email: 'anna@vonk.test' } }));
  expect(await begin()).toMatchObject({ trouble: { key: 'err.too_many_requests', params: { minutes: 5 } }, sentTo: undefined });
  keep(flashCookie('signup', '/signup', { error: 'err.invalid_input', values: flashValues({ email: 'anna@vonk.test', screen: 'password' }, { language: 'invalid' }) }));
  expect(await begin()).toMatchObject({ trouble: { key: 'err.invalid_input' }, screen: 'password' });
  keep(flashCookie('signup', '/signup', { error: '', values: { email: 'anna@vonk.test', name: 'Anna', sent: 'now' } }));
  expect(await begin()).toMatchObject({ trouble: null, sentTo: 'anna@vonk.test', resent: undefined, values: { name: 'Anna' } });
  keep(flashCookie('signup', '/signup', { error: 'err.too_many_requests', values: { email: 'anna@vonk.test', sent: 'again' } }));
  expect(await begin()).toMatchObject({ trouble: null, sentTo: 'anna@vonk.test', resent: { error: 'err.too_many_requests' } });
});

test('[S03] a form that went on without script begins with the screen that is next, and was not sent', async () => {
  keep(flashCookie('signup', '/signup', { error: '', values: { email: 'anna@vonk.test', screen: 'you' } }));
  expect(await begin()).toMatchObject({ screen: 'you', sentTo: undefined, values: { email: 'anna@vonk.test' }, faults: {} });
  keep(flashCookie('signup', '/signup', { error: 'err.invalid_input', values: flashValues({ email: 'anna@vonk.test' }, { name: 'name_at' }) }));
  expect((await begin()).screen).toBe('profile');
});
