// The parts of the tools of QA that need no browser. docs/qa.md
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as answers from '@/e2e/mock/answers';
import { answer, Broken, type Asked, type Mock, type Mocks } from '@/e2e/mock/answers';
import { callOf } from '@/e2e/mock/php-host';
import { unheardOf } from '@/e2e/mock/quiet';
import { replay } from '@/e2e/mock/scenario';
import { hasMember, member, worlds, worldsAt, type World } from '@/e2e/mock/worlds';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import type { User } from '@/lib/contract/user';
import { offerOf } from '@/lib/site/money/new-member-offer';
import { documented } from '@/scripts/check-api/documented';

const ask = (mock: Mock<EndpointName> | undefined, query: Record<string, string> = {}, cookie = '') => (mock as (asked: Pick<Asked, 'query' | 'headers' | 'at'>) => unknown)({ query, headers: { cookie }, at: Date.now() });

describe('a recording', () => {
  const good = (body: object) => answer(200, body, {});

  it('is played in the order in which it was made, query by query; the last answer stays, a refusal stays one', () => {
    const exchange = (page: string, total: number, status = 200) => ({ name: 'listMembers' as const, query: { page }, status, body: { total } });
    const { listMembers } = replay({ recorded: '', exchanges: [exchange('1', 10), exchange('1', 11), exchange('2', 20), exchange('3', 0, 503)] }) as Record<string, Mock<EndpointName>>;
    expect([ask(listMembers, { page: '1' }), ask(listMembers, { page: '2' }), ask(listMembers, { page: '1' }), ask(listMembers, { page: '1' })]).toEqual([10, 20, 11, 11].map((total) => good({ total })));
    expect(ask(listMembers, { page: '3' })).toMatchObject({ how: { status: 503 } });
    expect(ask(listMembers, { page: '4' })).toEqual(good({ total: 10 }));
  });

  it('knows a question again whose secrets were taken out', () => {
    const at = (city: string) => ({ name: 'geocode' as const, query: { lat: '0', lon: '0' }, status: 200, body: { city } });
    const { geocode } = replay({ recorded: '', exchanges: [{ ...at('Breda'), query: { lat: '0', lon: '0', near: '1' } }, at('Utrecht'), at('Zeist')] }) as Record<string, Mock<EndpointName>>;
    expect([ask(geocode, { lat: '52.1', lon: '5.2' }), ask(geocode, { lat: '52.3', lon: '5.1' })]).toEqual([good({ city: 'Utrecht' }), good({ city: 'Zeist' })]);
  });

  it('tells a visitor’s answers from a member’s, however often each asks; whom it is about can sign in', () => {
    const asked = (signedIn: boolean, user: object | null) => ({ name: 'getUser' as const, query: {}, signedIn, status: 200, body: { user } });
    const { getUser, login } = replay({ recorded: '', exchanges: [asked(false, null), asked(true, { id: 1 }), asked(true, { id: 1, credits: 5 })] }) as Record<string, Mock<EndpointName>>;
    expect([ask(getUser, {}, 'locale=nl; auth=x'), ask(getUser), ask(getUser), ask(getUser, {}, 'auth=x')]).toEqual([{ user: { id: 1 } }, { user: null }, { user: null }, { user: { id: 1, credits: 5 } }].map(good));
    expect(login).toEqual({ user: { id: 1 } });
  });
});

it('a request is the call that its query tells, where a path has several', () => {
  const call = (method: string, address: string) => callOf(method, new URL(address, 'http://php'));
  expect([call('POST', '/api/user.php'), call('POST', '/api/user.php?push=1'), call('GET', '/api/user.php?settings=1'), call('GET', '/api/nothing.php')]).toEqual(['login', 'savePush', 'getAccount', undefined]);
});

it('a browser may complain of a discount that is not there, and of no other answer about money', () => {
  const at = 'http://qa-404-1.localhost:3000/api/discountcode.php?welcome=true';
  const told = (what: string) => `console error: Failed to load resource: ${what} (${at})`;
  const answered = (status: number) => told(`the server responded with a status of ${status} (So)`);
  const heard = (errors: string[]) => errors.filter((error) => !unheardOf.some((pattern) => pattern.test(error)));
  expect(heard([answered(404)])).toEqual([]);
  expect(heard([answered(500), answered(410), told('net::ERR_EMPTY_RESPONSE')])).toHaveLength(3);
});

it('the member that a test can name is the one who is signed in', () => {
  expect([worlds.member.getUser, worlds.member.login]).toEqual(Array(2).fill({ user: { ...member, signup_at: expect.any(String) as string } }));
});

describe('every world', () => {
  for (const [world, mocks] of Object.entries(worlds)) {
    it(`${world}: answers as the contract reads it`, () => {
      for (const [name, mock] of Object.entries(mocks)) {
        if (typeof mock === 'function' || mock instanceof Broken || mock === undefined) continue;
        const read = endpoints[name as EndpointName].response.safeParse(mock);
        expect(read.success ? [] : read.error.issues, name).toEqual([]);
      }
    });
  }
});

describe('what a world is named for', () => {
  it('all fictional: everybody in every list, on their own page, in a conversation and in the game, and the member is not', async () => {
    const { getProfile, getChat, listChats, listLikes, listMembers, listSwipeCards, getUser }: Mocks = worlds['all fictional'];
    const answers = [listMembers, listChats, listLikes, listSwipeCards, await ask(getProfile as Mock<EndpointName>, { id: '7' }), await ask(getChat as Mock<EndpointName>, { conversation: '3' })];
    for (const answer of answers) {
      const people = JSON.stringify(answer).split('"main_image":').length - 1;
      expect(people).toBeGreaterThan(0);
      expect(JSON.stringify(answer).split('"fictional":true').length - 1).toBe(people);
      expect(JSON.stringify(answer)).not.toContain('"online":true');
    }
    expect(JSON.stringify(getUser)).not.toContain('"fictional":true');
    expect(await ask(getProfile as Mock<EndpointName>, { id: '404' })).toBeInstanceOf(Broken);
  });

  it('premium member: has bought before', () => {
    expect(worlds['premium member'].getCredits).toMatchObject({ first_purchase: false });
    expect(worlds.member.getCredits).toMatchObject({ first_purchase: true });
  });

  it('time bonus: what a new member without credits is offered, for as long as it lasts', () => {
    const at = Date.now();
    const { getUser, getSettings, getDiscountCode } = worldsAt(at)['time bonus'];
    const told = (later: number) => {
      const asked = { at: at + later } as Asked;
      const { user } = getUser(asked) as { user: User };
      return { user, offer: offerOf({ user, timeBonusOn: getSettings.settings.time_bonus === true, welcome: null, now: new Date(at + later) }), code: getDiscountCode(asked) };
    };
    const { user, offer, code } = told(0);
    expect(offer).toMatchObject({ kind: 'time-bonus', seconds: 14_100 });
    expect(code).toMatchObject({ code: offer!.code });
    expect(Math.abs(Date.parse(offer!.endsAt) - Date.parse((code as { expires: string }).expires))).toBeLessThan(1_000);
    expect(user.credits).toBe(0);
    expect(told(3_600_000).offer).toMatchObject({ seconds: 10_500 });
    expect(told(14_100_000)).toMatchObject({ offer: null, code: answers.missing });
  });

  it('visitor, server down and those who are refused: nobody can sign in', () => {
    expect((Object.keys(worlds) as World[]).filter((world) => !hasMember(world))).toEqual(['visitor', 'suspended member', 'locked member', 'server down']);
  });
});

describe('the world of documented calls only', () => {
  type Shape = { [field: string]: true | Shape };
  /** The fields that the specification gives, section 3 for what section 7 names. Of an entity it may say less. */
  const image = { filename: true, thumb_filename: true, match: true } as const;
  const userFields: Shape = { status: true, credits: true, paid_user: true, fictional_icon: true, notifications_disabled: true, profile: { id: true, name: true, country: true, status: true, main_image: image } };
  const all = (...names: string[]): Shape => Object.fromEntries(names.map((name) => [name, true]));
  const liked: Shape = { id: true, like_new: true };
  const anything = true;
  const specified: Record<string, true | Shape> = {
    getUser: { user: userFields }, login: { user: userFields }, saveLanguage: {}, savePush: {}, logout: {}, notePageHidden: {}, removeChat: {}, geocode: anything, getRegions: anything, getInterests: anything,
    getSettings: {
      settings: {
        ...all('name', 'domain', 'domain_language', 'cdn_prefix', 'niche', 'index_title', 'description', 'countries', 'signups', 'logged_out_search', 'logged_out_search_trafficsource', 'geoip_country', 'geoip_selected_country'),
        ...all('message_credits', 'signup_credits', 'photo_credits', 'gift_credits', 'message_length', 'support_phone', 'support_email', 'push_public_key', 'enable_site_entry_popup', 'fictional_icon', 'fictional_warning'),
        ...all('fictional_singular', 'fictional_plural', 'visible_profile_fields', 'visible_profile_notes', 'search_fields', 'refund_days', 'member_resell', 'company_id', 'mail_name', 'minimum_message_costs'),
      },
    },
    getCompanyInfo: all('name', 'address', 'kvk', 'city', 'country', 'tradenames', 'vat_numbers', 'support_phone', 'delete_discount', 'added'),
    listChats: { chats: { conversation: { id: true }, profile: { id: true }, num_unread_messages: true } },
    listLikes: { profiles: liked, liked_by: liked },
    getAutoLike: { id: true, main_image: { match: true } },
    getDiscountCode: all('code', 'country', 'user_id', 'expires', 'value_percentage', 'currency', 'minimum_order_value', 'status', 'validity', 'expired', 'paymentmethods'),
  };
  const beyond = (value: unknown, shape: true | Shape, at = ''): string[] => {
    if (shape === true || typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((each) => beyond(each, shape, at));
    return Object.entries(value).flatMap(([name, each]) => (name in shape ? beyond(each, shape[name]!, `${at}.${name}`) : [`${at}.${name}`]));
  };
  const world: Mocks = worlds['documented calls only'];

  it('has every call of the specification and no other', () => {
    expect(Object.keys(world).toSorted()).toEqual([...documented].toSorted());
    expect(Object.keys(specified).toSorted()).toEqual([...documented].toSorted());
  });

  it('answers with no field that the specification does not name, in a way that the contract reads', () => {
    for (const [name, mock] of Object.entries(world)) {
      const answer = typeof mock === 'function' ? ask(mock as Mock<EndpointName>, { welcome: 'true' }) : mock;
      expect(beyond(answer, specified[name]!, name)).toEqual([]);
      expect(endpoints[name as EndpointName].response.safeParse(answer).success, name).toBe(true);
    }
  });

  it('knows one discount code and refuses the others as the table of errors has it', () => {
    expect(ask(world.getDiscountCode as Mock<EndpointName>, { welcome: 'true' })).toMatchObject({ code: 'WELKOM25', value_percentage: 25 });
    expect(ask(world.getDiscountCode as Mock<EndpointName>, { code: 'NIETS' })).toMatchObject({ how: { status: 404 } });
  });
});

it('a world at another moment has its messages, sign-ups and discounts there, as long ago as ever', () => {
  const now = Date.parse('2027-03-01T08:00:00Z');
  const moved = worldsAt(now);
  const dates = JSON.stringify([moved.member.listChats, moved['new member'].getUser]).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)!;
  expect(dates).toEqual(['2027-03-01T07:48:00.000Z', '2027-02-28T22:00:00.000Z', '2027-02-28T07:00:00.000Z', '2027-03-01T07:55:00.000Z']);
  const sent = (moved.member.sendMessage as (asked: object) => { message: { sent_at: string } })({ body: { text: 'x', client_id: 'qa' }, at: now });
  expect(sent.message.sent_at).toBe('2027-03-01T08:00:00.000Z');
});

describe('docs/qa.md', () => {
  const text = readFileSync('docs/qa.md', 'utf8');

  it('has the first test as it stands in e2e', () => {
    const [, example] = /```ts\n\/\/ e2e\/mocked-first\.spec\.ts\n([\s\S]*?)```/.exec(text)!;
    expect(readFileSync('e2e/mocked-first.spec.ts', 'utf8').split('\n').slice(1).join('\n')).toBe(example);
  });

  it('names every way to say an answer, and every world', () => {
    const ways = Object.keys(answers).filter((name) => name !== 'Broken');
    expect(ways.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`${name}(`) && !text.includes(`, ${name})`))).toEqual([]);
    const line = /^import \{([^}]*)\} from '\.\/mock\/test';$/m.exec(text.slice(text.indexOf('## Recipes')))![1]!;
    expect(line.split(',').map((name) => name.trim())).toEqual([...ways, 'expect', 'member', 'people', 'settingsWith', 'test'].toSorted());
    expect(Object.keys(worlds).filter((world) => !text.includes(`\`${world}\``))).toEqual([]);
  });
});
