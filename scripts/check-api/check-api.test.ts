// What an operator learns of a server, from a stand-in over real HTTP. Specification, section 7.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password } from '@/tests/php-server/operator';
import { PhpServer, type Mode } from '@/tests/php-server/php-server';
import { checkApi } from './check';
import { documented } from './documented';
import { report } from './report';

let php: PhpServer;
beforeAll(async () => {
  php = await PhpServer.start();
});
beforeEach(() => php.reset());
afterAll(() => php.stop());

const check = (options: { write?: boolean; visitor?: boolean } = {}) =>
  checkApi({ origin: php.origin, site: 'localhost', member: options.visitor ? undefined : { email: php.operator.email, password }, write: options.write });
const says = async (what: string, mode: Mode, call: string) => {
  php.misbehave(what, mode);
  const findings = await check();
  return findings.find((finding) => finding.call === call)!;
};

const refusing = (code: string) => ({ error: { code, message: 'no' } });

describe('npm run check:api', () => {
  test('a server with the documented calls alone has no faults, and reads what its people see instead of the rest', async () => {
    const findings = await check({ write: true });
    expect(findings.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
    const { lines, faults } = report(findings);
    expect(faults).toBe(0);
    expect(lines.filter((line) => line.startsWith('✓')).length).toBeGreaterThanOrEqual(documented.length);
    expect(lines.join('\n')).toContain('Search, and the page of people who fit, say that the site does not offer them');
    expect(lines.join('\n')).not.toContain('were not tried');
    // What shares a script with a documented call cannot be told from outside; a script that is missing can, and so can a query that is overlooked.
    expect(findings.filter(({ verdict }) => verdict === 'not tried').map(({ call }) => call)).toEqual(['POST /api/user.php?push=0']);
    expect(findings.filter(({ call }) => call.startsWith('PUT /api/user.php?')).map(({ verdict }) => verdict)).toEqual(['not offered', 'not offered', 'not offered']);
  });

  test.each<[string, string, Mode, object]>([
    ['a stranger who is refused as one is a proper refusal', 'POST /api/message.php', 'authentication_required', { verdict: 'refused', refusal: 'authentication_required' }],
    ['a stranger who may do it is a fault', 'POST /api/message.php', { body: { message: {} } }, { verdict: 'fault', says: [expect.stringMatching(/without a session it answers 200/)] }],
    ['a stranger who is refused with another status is a fault', 'POST /api/message.php', { status: 401, body: refusing('authentication_required') }, { verdict: 'fault' }],
    ['a form with nothing in it that is refused is a proper refusal', 'POST /api/complaint.php', { status: 422, body: refusing('invalid_input') }, { verdict: 'refused' }],
    ['a form with nothing in it that is taken is a fault', 'POST /api/complaint.php', { body: {} }, { verdict: 'fault', says: [expect.stringMatching(/with nothing in it, it answers 200/)] }],
    ['a connection that closes is a fault', 'POST /api/complaint.php', 'refuse', { verdict: 'fault', says: [expect.stringMatching(/no answer came/)] }],
    ['a script that is missing is not offered', 'POST /api/complaint.php', { status: 404, body: 'none' }, { verdict: 'not offered' }],
  ])('of the calls beyond the specification that change something, %s', async (_, call, answer, expected) => {
    php.misbehave(call, answer);
    const findings = await check({ write: true });
    expect(findings.find((finding) => finding.call === call)).toMatchObject(expected);
    const [method, path] = call.split(' ');
    expect(php.asked(path!, method).map(({ headers, body }) => [headers.cookie, body])).toEqual([[undefined, '{}']]);
  });

  test('changes nothing unless it is told to, and leaves no session behind', async () => {
    await check();
    expect(php.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/user.php', 'POST /api/user.php']);
    expect(php.asked('/api/auto-like.php')).toEqual([]);
    expect(php.operator.sessions.size).toBe(0);
  });

  test.each([['a word', { body: 'OK' }], ['a page', { body: '<h1>Vonk</h1>' }], ['a way to the front page', { status: 302, body: '' }]])(
    'a logout that is answered with %s is done: nothing is asked back', async (_, answer) => {
      expect(await says('/api/logout.php', () => (php.operator.sessions.clear(), answer), 'GET /api/logout.php')).toMatchObject({ verdict: 'ok', says: [], notes: [expect.stringContaining('takes it as done')] });
    },
  );

  test('names regions whose codes cannot be searched', async () => {
    expect(await says('/api/regions.php', { body: { regions: { NL: ['Utrecht'] } } }, 'GET /api/regions.php')).toMatchObject({ verdict: 'ok', notes: [expect.stringMatching(/Utrecht is not of the kind NL-UT/)] });
  });

  test('says of a setting that nothing goes by it, where it is set', async () => {
    const settings = (photo_credits: string): Mode => ({ body: { settings: { ...php.operator.settingsOf('localhost', new URLSearchParams()), photo_credits } } });
    expect((await says('/api/settings.php', settings('3'), 'GET /api/settings.php')).notes).toEqual(expect.arrayContaining([expect.stringContaining('photo_credits is 3')]));
    expect((await says('/api/settings.php', settings('0'), 'GET /api/settings.php')).notes.join()).not.toContain('photo_credits');
  });

  test('says what was not tried, and what to give that it is', async () => {
    expect(report(await check({ visitor: true })).lines.at(-1)).toMatch(/were not tried: give --email and --password of a member, and --write\.$/);
    expect(report(await check()).lines.at(-1)).toMatch(/were not tried: give --write\.$/);
    php.misbehave('POST /api/user.php', { status: 401, body: refusing('login_failed') });
    expect(report(await check()).lines.at(-1)).toMatch(/were not tried\.$/);
  });

  test.each<[string, string, Mode, string, RegExp]>([
    ['a field of a wrong kind, by its place', '/api/chats.php', { body: { chats: [{ conversation: { id: 'x' } }] } }, 'GET /api/chats.php', /chats\.0\.conversation\.id: "x" stands where/],
    ['a page of HTML', '/api/likes.php', 'html', 'GET /api/likes.php', /no JSON: <!DOCTYPE html>/],
    ['a redirect', '/api/regions.php', { status: 302, body: '' }, 'GET /api/regions.php', /a redirect to nowhere/],
    ['a failure', '/api/interests.php', { failures: 9 }, 'GET /api/interests.php', /answers 500/],
    ['a closed connection', '/api/companyinfo.php', 'refuse', 'GET /api/companyinfo.php', /no answer came/],
    ['conversations for strangers', '/api/chats.php', { body: { chats: [] } }, 'GET /api/chats.php', /without a session it answers 200/],
    ['a documented call that is missing', '/api/companyinfo.php', { status: 404, body: 'none' }, 'GET /api/companyinfo.php', /answers 404: .*the server does not have this call/],
    ['a refusal with a good status', '/api/likes.php', { body: { error: 'Database is gone' } }, 'GET /api/likes.php', /a refusal, .*say that with a status of 4xx/],
    ['a login that sets no cookie', 'POST /api/user.php', { body: { user: { status: 'active' } } }, 'POST /api/user.php', /sets no cookie named auth/],
  ])('names %s', async (_, what, mode, call, words) => {
    const finding = await says(what, mode, call);
    expect(finding.verdict).toBe('fault');
    expect(finding.says.join()).toMatch(words);
  });

  test.each([
    ['that is for the calls alone, without a life', 'auth=x', false],
    ['of another host', `auth=x; Max-Age=${60 * 60 * 24 * 31}; Domain=php.example.org`, false],
    ['of an hour', 'auth=x; Path=/; Max-Age=3600', true],
    ['of a day', `auth=x; Path=/; Expires=${new Date(Date.now() + 86_400_000).toUTCString()}`, true],
  ])('judges a login by the life of its cookie, the rest this app says itself: one %s', async (_, cookie, short) => {
    const finding = await says('POST /api/user.php', () => ({ body: { user: { status: 'active' } }, cookies: [cookie] }), 'POST /api/user.php');
    expect(finding.says.includes('the auth cookie lasts less than 30 days')).toBe(short);
    expect(finding.says.filter((line) => line.includes('auth cookie'))).toHaveLength(Number(short));
  });

  test.each<[string, string, Mode, string]>([
    ['a code that is not known', '/api/discountcode.php', { status: 404, body: refusing('code_not_found') }, 'GET /api/discountcode.php'],
    ['a place that it does not know', '/api/geocode.php', { status: 404, body: refusing('not_found') }, 'GET /api/geocode.php'],
    ['too many requests', '/api/chats.php', { status: 429, body: refusing('too_many_requests') }, 'GET /api/chats.php'],
    ['words in the place of a code', '/api/geocode.php', { status: 422, body: { error: 'Alleen in Nederland' } }, 'GET /api/geocode.php'],
    ['a discount that it does not know, in words', '/api/discountcode.php', { status: 404, body: { error: 'Code niet gevonden' } }, 'GET /api/discountcode.php'],
  ])('%s is a proper refusal and no fault', async (_, what, mode, call) => {
    const finding = await says(what, mode, call);
    expect(finding.verdict).toBe('refused');
    expect(finding.says.join()).toMatch(/a proper refusal/);
    expect(report([finding])).toMatchObject({ faults: 0, isStuck: false });
  });

  test.each<[string, Mode]>([
    ['the end of a session that has only begun', 'authentication_required'],
    ['a code that belongs to another call', { status: 409, body: refusing('photo_limit') }],
    ['JSON that says nothing', { status: 400, body: {} }],
    ['a failure that is written as JSON', { status: 500, body: refusing('internal') }],
  ])('%s is a fault', async (_, mode) => {
    php.misbehave('/api/likes.php', mode);
    const findings = await check();
    expect(findings.find(({ call }) => call === 'GET /api/likes.php')!.verdict).toBe('fault');
  });

  test('nobody to introduce, said as a 404 in words, is a proper refusal; a 404 that says nothing is a call that is missing', async () => {
    const autoLike = async (body: unknown) => {
      php.misbehave('/api/auto-like.php', { status: 404, body });
      return (await check({ write: true })).find(({ call }) => call === 'GET /api/auto-like.php')!.verdict;
    };
    expect([await autoLike({ error: 'Niemand' }), await autoLike({ error: { message: 'Niemand' } }), await autoLike({}), await autoLike('<h1>Not Found</h1>')]).toEqual(['refused', 'refused', 'fault', 'fault']);
  });

  const whoIsThere = async (mode: Mode, visitor = false) => {
    php.misbehave('GET /api/user.php', mode);
    const findings = await check({ visitor });
    return { ...findings.find(({ call }) => call === 'GET /api/user.php')!, exitCode: report(findings).exitCode };
  };
  const isMember = ({ headers }: { headers: Record<string, string | undefined> }) => /auth=(?!made-up)/.test(headers.cookie ?? '');
  const over = { status: 403, body: { authentication_required: true } };
  const loggedOut = { status: 401, body: { error: 'Niet ingelogd' } };

  test('nobody may be an empty list, as PHP writes it', async () => {
    expect(await whoIsThere((asked) => (isMember(asked) ? null : { body: { user: [] } }))).toMatchObject({ verdict: 'ok', says: [], exitCode: 0 });
  });

  test('a visitor who is told 401 finds no page: the product knows the end of a session by a 403', async () => {
    for (const visitor of [true, false]) {
      const { verdict, says: said, exitCode } = await whoIsThere((asked) => (isMember(asked) ? null : loggedOut), visitor);
      expect([verdict, exitCode]).toEqual(['fault', 1]);
      expect(said).toEqual([expect.stringMatching(/^without a session it answers 401: 403 with "authentication_required"/)]);
    }
  });

  test('so is whoever comes with a session that is none, and nobody is somebody by it', async () => {
    const byIt = (answer: { status?: number; body: unknown }) => whoIsThere(({ headers }) => (headers.cookie?.includes('made-up') ? answer : null));
    expect(await byIt(loggedOut)).toMatchObject({ verdict: 'fault', says: [expect.stringMatching(/^with a session that is none it answers 401/)] });
    expect(await byIt({ body: { user: php.operator.user } })).toMatchObject({ verdict: 'fault', says: ['knows somebody by a session that is none'] });
    expect(await byIt(over)).toMatchObject({ verdict: 'ok', says: [], exitCode: 0 });
  });

  test('a server that tells visitors the end of a session, and members who they are, fits: nothing is said to be unseen', async () => {
    expect(await whoIsThere((asked) => (isMember(asked) ? null : over))).toMatchObject({ verdict: 'ok', says: [], exitCode: 0 });
    expect(await whoIsThere(over, true)).toMatchObject({ verdict: 'refused', exitCode: 0 });
    expect(await whoIsThere({ status: 403, body: refusing('authentication_required') }, true)).toMatchObject({ verdict: 'refused', exitCode: 0 });
  });

  test.each<[string, Mode]>([
    ['404 in words', { status: 404, body: { error: 'No such site' } }],
    ['404 with a page', { status: 404, body: '<h1>Not Found</h1>' }],
    ['421', { status: 421, body: '' }],
  ])('a site that the server does not know (%s) is asked about again, whatever else is wrong there', async (_, mode) => {
    php.misbehave('/api/settings.php', mode);
    php.misbehave('/api/regions.php', 'html');
    const told = report(await check());
    expect(told).toMatchObject({ faults: 1, isStuck: true, exitCode: 2 });
    expect(told.lines.join()).toContain('is --site the domain');
  });

  test('a member that the server does not know is said, and is no fault of the server', async () => {
    const findings = await checkApi({ origin: php.origin, site: 'localhost', member: { email: php.operator.email, password: 'another one' } });
    expect(findings.find(({ call }) => call === 'POST /api/user.php')!.verdict).toBe('refused');
    expect(report(findings)).toMatchObject({ faults: 0, isStuck: true, exitCode: 2 });
    expect(report(findings).lines.join()).toContain('are --email and --password right?');
  });

  test.each<[string, string, Mode, RegExp]>([
    ['settings that are refused for another reason', 'GET /api/settings.php', { status: 429, body: refusing('too_many_requests') }, /settings of the site were refused \(too_many_requests\)/],
    ['a login that is refused for another reason', 'POST /api/user.php', { status: 429, body: refusing('locked_out') }, /could not be signed in \(locked_out\)/],
  ])('%s are told by that reason, and nothing is called free of faults', async (_, what, mode, words) => {
    php.misbehave(what, mode);
    const told = report(await check());
    expect(told).toMatchObject({ isStuck: true, exitCode: 2 });
    expect(told.lines.join('\n')).toMatch(words);
    expect(told.lines.join('\n')).not.toMatch(/No faults|that is no fault|is not known/);
  });

  test('saves the language that the member has, and the site’s where the server does not say', async () => {
    const saved = () => php.asked('/api/user.php', 'PUT').filter(({ query }) => Object.keys(query).length === 0).map(({ body }) => JSON.parse(body) as object);
    const { settingsOf } = php.operator;
    php.operator.settingsOf = (domain, query) => ({ ...settingsOf(domain, query), domain_language: 'pl_PL' });
    await check({ write: true });
    php.misbehave('GET /api/user.php', { body: { user: { id: 1, status: 'active', language: 'fi', profile: { id: 1, name: 'Robin' } } } });
    await check({ write: true });
    expect(saved()).toEqual([{ language: 'pl' }, { language: 'fi' }]);
  });
});
