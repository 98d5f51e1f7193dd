import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendComplaint } from '@/lib/contract/complaints';
import { sendMessage } from '@/lib/contract/chats';
import { getProfile, listMembers } from '@/lib/contract/members';
import { listReports, sendReport } from '@/lib/contract/reports';
import { getUser, login } from '@/lib/contract/user';
import { createEraser } from '../jobs/eraser';
import { members } from '../store/schema/members';
import { notifications } from '../store/schema/notifications';
import { operatorActions } from '../store/schema/operators';
import { photos } from '../store/schema/photos';
import { reports } from '../store/schema/reports';
import { icebreakerLines } from '../store/icebreaker-store';
import { operatorBrowser, keepTestOperator, operator } from '../testing/operator-browser';
import { lettersIn, newestLetter } from '../testing/letters';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { setUpOperators } from './set-up-operators';

const { email } = operator;

onOneDatabase('the operator pages', (ground) => {
  beforeEach(async () => keepTestOperator(ground));

  const newBrowser = (address?: string) => operatorBrowser(ground, address);
  async function asOperator() {
    const browser = newBrowser();
    const response = await browser.go('/login', { form: { email, password: operator.password } });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/operator/reports']);
    return browser;
  }
  const report = async (who: 'other' | 'premium' = 'other', body: object = {}) =>
    (await (await ground.as('free')).call(sendReport, { body: { profile: ground.world[who], reason: 'abuse', text: 'Dreigde met van alles', ...body } })).answer.report.number;
  const told = (member: number) => ground.db.select().from(notifications).where(eq(notifications.memberId, member));
  const rowOf = async (member: number) => (await ground.db.select().from(members).where(eq(members.id, member)))[0]!;

  describe('the login', () => {
    it('is shut to visitors, to members, and to whoever makes up a cookie', async () => {
      const number = await report();
      const own = await ground.as('premium');
      for (const cookie of ['', own.cookie()!, `operator=${'a'.repeat(43)}`, own.cookie()!.replace('auth', 'operator')]) {
        const browser = newBrowser();
        browser.set(cookie);
        for (const path of ['', '/reports', `/reports/${number}`, '/complaints', '/icebreakers', '/photos/x/1']) {
          const response = await browser.go(path);
          expect([response.status, response.headers.get('location'), await response.text()]).toEqual([303, '/operator/login', '']);
        }
        expect((await browser.go(`/reports/${number}`, { form: { decision: 'member_erased', sure: '1' } })).status).toBe(303);
      }
      expect((await ground.db.select().from(reports))[0]?.decidedAt).toBeNull();
    });

    it('opens with the right password; an unknown address and a wrong password are answered alike', async () => {
      const browser = newBrowser();
      const wrong = await browser.go('/login', { form: { email, password: 'mis' } });
      const unknown = await browser.go('/login', { form: { email: 'nobody@vonk.test', password: 'mis' } });
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect((await wrong.text()).replace(email, '')).toBe((await unknown.text()).replace('nobody@vonk.test', ''));
      const member = await browser.go('/login', { form: { email: 'free@example.test', password } });
      expect(member.status).toBe(401);
      const response = await browser.go('/login', { form: { email: ` ${email.toUpperCase()} `, password: operator.password } });
      expect(response.headers.getSetCookie()[0]).toMatch(/^operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/);
    });

    it('an operator is nobody to the members’ calls', async () => {
      const browser = await asOperator();
      const own = ground.visitor();
      own.become(browser.cookie());
      expect((await own.call(getUser)).answer.user).toBeNull();
      own.become(browser.cookie().replace('operator', 'auth'));
      expect((await own.call(getUser)).answer.user).toBeNull();
      expect((await own.call(listReports)).status).toBe(403);
    });

    it('locks after five wrong tries, and opens again later', async () => {
      const browser = newBrowser();
      for (let at = 0; at < 5; at++) await browser.go('/login', { form: { email, password: `mis ${at}` } });
      expect(await (await browser.go('/login', { form: { email, password: operator.password } })).text()).toContain('Te veel pogingen');
      ground.server.passes(15 * 60_000);
      expect((await browser.go('/login', { form: { email, password: operator.password } })).status).toBe(303);
    });

    it('[bar S16] nobody shuts it to the operator by wrong passwords: a browser that was signed in before has tries of its own', async () => {
      const own = await asOperator();
      await own.go('/logout', { form: {} });
      // No mail lets an operator in again: it takes many networks to shut a browser out that is new.
      for (let at = 0; at < 12; at++) await newBrowser(`192.0.2.${at % 3}`).go('/login', { form: { email, password: `mis ${at}` } });
      expect((await newBrowser('198.51.100.1').go('/login', { form: { email, password: operator.password } })).status).toBe(303);
      for (let at = 0; at < 60; at++) await newBrowser(`203.0.113.${at}`).go('/login', { form: { email, password: `mis ${at}` } });
      expect((await newBrowser('198.51.100.2').go('/login', { form: { email, password: operator.password } })).status).toBe(401);
      expect((await own.go('/login', { form: { email, password: operator.password } })).status).toBe(303);
    });

    it('takes a form from its own pages only, and no host that is no site’s', async () => {
      const browser = await asOperator();
      await expect(browser.go('/logout', { form: {}, headers: { 'sec-fetch-site': 'cross-site' } })).rejects.toMatchObject({ code: 'cross_site' });
      await expect(browser.go('/logout', { form: {}, headers: { origin: 'https://evil.test' } })).rejects.toMatchObject({ code: 'cross_site' });
      await expect(browser.go('/reports', { headers: { host: 'evil.test' } })).rejects.toMatchObject({ code: 'wrong_site' });
      expect((await browser.go('/reports')).status).toBe(200);
      await browser.go('/logout', { form: {} });
      expect((await browser.go('/reports')).status).toBe(303);
    });

    it('a session ends after ten hours', async () => {
      const browser = await asOperator();
      ground.server.passes(10 * 60 * 60_000);
      expect((await browser.go('/reports')).status).toBe(303);
    });

    it('every page has a policy without scripts, and asks search engines to forget it', async () => {
      const browser = await asOperator();
      for (const path of ['/reports', '/complaints', '/icebreakers', '/nowhere', '/login']) {
        const { headers } = await browser.go(path);
        expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
        expect(headers.get('content-security-policy')).not.toMatch(/unsafe|script/);
        // With 'no-referrer' browsers send forms from the origin 'null'.
        expect([headers.get('x-robots-tag'), headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['noindex, nofollow', 'private, no-store', 'same-origin']);
      }
    });

    it('the demo’s operator is there without a named one, and shut out beside one', async () => {
      const demo = async () => (await newBrowser().go('/login', { form: { email: 'operator@vonk.test', password: 'vonk-demo-2026' } })).status;
      await setUpOperators(ground.server.parts, { operator: undefined, demo: true });
      expect(await demo()).toBe(303);
      await setUpOperators(ground.server.parts, { operator: { email: 'Baas@Vonk.test', password: operator.password }, demo: true });
      expect(await demo()).toBe(401);
      expect((await newBrowser().go('/login', { form: { email: 'baas@vonk.test', password: operator.password } })).status).toBe(303);
    });

    it('in production the demo’s operator comes in from this machine alone: everybody knows the password', async () => {
      const { server } = ground;
      await setUpOperators(server.parts, { operator: undefined, demo: true });
      server.parts.publishedOperator = true;
      const from = async (address: string, headers: Record<string, string> = {}) => {
        const browser = newBrowser(address);
        return (await browser.go('/login', { form: { email: 'operator@vonk.test', password: 'vonk-demo-2026' }, headers })).status;
      };
      expect(await from('203.0.113.7')).toBe(401);
      expect(await from('127.0.0.1', { 'x-uncounted-proxy': '1' })).toBe(401);
      expect(server.lines.filter(({ level }) => level === 'warn')).toHaveLength(2);
    });
  });

  it('lists open and decided reports, who seems too young first, and names nothing of theirs as markup', async () => {
    await ground.db.update(members).set({ name: '<script>alert(1)</script>' }).where(eq(members.id, ground.world.other));
    const first = await report();
    const urgent = await report('premium', { reason: 'underage' });
    const browser = await asOperator();
    const open = await (await browser.go('/reports')).text();
    expect(open.indexOf(urgent)).toBeLessThan(open.indexOf(first));
    expect(open).not.toContain('<script>alert');
    await browser.go(`/reports/${first}`, { form: { decision: 'no_action' } });
    expect(await (await browser.go('/reports')).text()).not.toContain(first);
    expect(await (await browser.go('/reports?show=decided')).text()).toContain(first);
  });

  it('shows what was to be seen, and writes down who looked at it, once', async () => {
    await (await ground.as('other')).call(sendMessage, { body: { member: ground.world.free, text: '<b>dreigend</b>', client_id: 'reported-message-0001' } });
    const number = await report();
    const browser = await asOperator();
    for (let at = 0; at < 2; at++) {
      const text = await (await browser.go(`/reports/${number}`)).text();
      expect(text).toContain('&#60;b&#62;dreigend');
      expect(text).toContain('Dreigde met van alles');
    }
    const trail = await ground.db.select().from(operatorActions).where(eq(operatorActions.action, 'opened'));
    expect(trail).toHaveLength(1);
  });

  it('a decision reaches the reporter in the notifications and by mail, and the member with the reason', async () => {
    const number = await report();
    const browser = await asOperator();
    expect((await browser.go(`/reports/${number}`, { form: { decision: 'warning', note: 'Eerste keer' } })).headers.get('location')).toBe(`/operator/reports/${number}`);
    const { reports: own } = (await (await ground.as('free')).call(listReports)).answer;
    expect(own[0]).toMatchObject({ number, status: 'decided', decision: 'warning' });
    expect(await told(ground.world.free)).toMatchObject([{ kind: 'report_status', readAt: null, data: { number, status: 'decided' } }]);
    expect(await newestLetter(ground.db, 'report-decision')).toMatchObject({ to: 'free@example.test', letter: { number, decision: 'warning' } });
    expect(await newestLetter(ground.db, 'measure')).toMatchObject({ to: 'other@example.test', letter: { name: 'Other', reason: 'abuse', decision: 'warning' } });
    const page = await (await browser.go(`/reports/${number}`)).text();
    for (const words of ['Waarschuwen', 'Eerste keer', email]) expect(page).toContain(words);
  });

  it('is made once: of two operators at once one decides, the other is told', async () => {
    const number = await report();
    const [one, two] = [await asOperator(), await asOperator()];
    const answers = await Promise.all([one.go(`/reports/${number}`, { form: { decision: 'warning' } }), two.go(`/reports/${number}`, { form: { decision: 'no_action' } })]);
    expect(answers.map(({ headers }) => headers.get('location')!.endsWith('?already')).toSorted()).toEqual([false, true]);
    expect((await lettersIn(ground.db)).filter(({ kind }) => kind === 'report-decision')).toHaveLength(1);
  });

  it('nothing is chosen beforehand; a form that is not whole comes back with what was typed', async () => {
    const number = await report('premium');
    const browser = await asOperator();
    expect(await (await browser.go(`/reports/${number}`)).text()).not.toContain('checked');
    const cases: [Record<string, string>, string][] = [[{ note: 'mijn notitie' }, 'Kies een besluit'], [{ decision: 'photo_removed', note: 'mijn notitie' }, 'Kies welke foto’s'], [{ decision: 'member_erased', note: 'mijn notitie' }, 'Vink aan dat je weet']];
    for (const [form, words] of cases) {
      const response = await browser.go(`/reports/${number}`, { form });
      const text = await response.text();
      expect(response.status).toBe(422);
      for (const part of [words, 'mijn notitie']) expect(text).toContain(part);
    }
    expect((await rowOf(ground.world.premium)).deletedAt).toBeNull();
  });

  it('photos that are chosen go, and their files; the main photo is then another', async () => {
    const number = await report('premium', { reason: 'stolen_photo' });
    const [first, second] = await ground.db.select().from(photos).where(eq(photos.memberId, ground.world.premium)).orderBy(photos.position);
    const [foreign] = await ground.db.insert(photos).values({ memberId: ground.world.other, position: 0, fullName: 'other0', thumbName: 'other0-small' }).returning();
    await ground.server.parts.photos.write('premium0.webp', new Uint8Array([1]));
    const browser = await asOperator();
    expect((await browser.go(`/photos/${number}/${first!.id}`)).headers.get('content-type')).toBe('image/webp');
    expect((await browser.go(`/photos/${number}/${foreign!.id}`)).status).toBe(404);
    await browser.go(`/reports/${number}`, { form: [['decision', 'photo_removed'], ['photo', String(first!.id)], ['photo', String(foreign!.id)]] });
    expect((await ground.db.select().from(photos)).map(({ id }) => id)).toEqual(expect.arrayContaining([second!.id, foreign!.id]));
    expect(await ground.db.select().from(photos).where(eq(photos.id, first!.id))).toEqual([]);
    expect([(await rowOf(ground.world.premium)).mainPhoto, await ground.server.parts.photos.read('premium0.webp')]).toEqual([second!.fullName, null]);
  });

  it('an account that is blocked is signed out everywhere, unseen, and told so by whoever knows its password', async () => {
    const other = await ground.as('other');
    const free = await ground.as('free');
    await free.call(sendMessage, { body: { member: ground.world.other, text: 'hoi', client_id: 'reported-message-0002' } });
    const heard: unknown[] = [];
    ground.server.parts.bus.subscribe(ground.world.other, ({ event }) => void heard.push(event));
    const number = await report();
    await (await asOperator()).go(`/reports/${number}`, { form: { decision: 'member_blocked' } });
    expect(heard).toEqual([{ type: 'logout' }]);
    expect((await other.call(getUser)).answer.user).toBeNull();
    expect((await ground.visitor().call(login, { body: { email: 'other@example.test', password } })).code).toBe('account_suspended');
    expect((await ground.visitor().call(login, { body: { email: 'other@example.test', password: 'mis' } })).code).toBe('login_failed');
    expect((await ground.visitor().call(getProfile, { query: { id: ground.world.other } })).code).toBe('not_found');
    expect((await free.call(listMembers)).answer.members.map(({ id }) => id)).not.toContain(ground.world.other);
    expect((await free.call(sendMessage, { body: { member: ground.world.other, text: 'hoi', client_id: 'reported-message-0003' } })).code).toBe('member_gone');
  });

  it('an account that is erased is gone at the eraser’s next round, without days of grace; the report keeps its number', async () => {
    const number = await report();
    await (await asOperator()).go(`/reports/${number}`, { form: { decision: 'member_erased', sure: '1' } });
    expect((await rowOf(ground.world.other)).deletedAt).not.toBeNull();
    const { db, photos: files, clock, log, payments } = ground.server.parts;
    await createEraser({ db, photos: files, clock, log, payments }).eraseDue();
    expect(await rowOf(ground.world.other)).toMatchObject({ name: '–', email: '', erasedAt: clock.now() });
    const [kept] = await ground.db.select().from(reports);
    expect(kept).toMatchObject({ number, decision: 'member_erased', text: null, snapshot: { name: '–', photos: [], messages: [] } });
    expect((await (await asOperator()).go(`/reports/${number}`)).status).toBe(200);
  });

  it('a complaint is answered once, by mail in its own language, and in the member’s notifications', async () => {
    const free = await ground.as('free');
    const { number } = (await free.call(sendComplaint, { body: { topic: 'payment', email: 'elders@vonk.example', text: 'Dubbel betaald', language: 'de' } })).answer;
    const browser = await asOperator();
    expect(await (await browser.go('/complaints')).text()).toContain(number);
    expect((await browser.go(`/complaints/${number}`, { form: { answer: '  ' } })).status).toBe(422);
    await browser.go(`/complaints/${number}`, { form: { answer: 'Teruggestort.' } });
    expect((await browser.go(`/complaints/${number}`, { form: { answer: 'Nog eens' } })).headers.get('location')).toBe(`/operator/complaints/${number}?already`);
    expect(await newestLetter(ground.db, 'complaint-answer')).toMatchObject({ to: 'elders@vonk.example', letter: { number, topic: 'payment', text: 'Teruggestort.' } });
    expect((await lettersIn(ground.db)).filter(({ kind }) => kind === 'complaint-answer')).toHaveLength(1);
    expect(await told(ground.world.free)).toMatchObject([{ kind: 'complaint_status', data: { number, status: 'decided' } }]);
    expect(await (await browser.go('/complaints?show=decided')).text()).toContain(number);
  });

  it('opening lines are rewritten for one site and one language', async () => {
    const browser = await asOperator();
    const save = (lines: string) => browser.go('/icebreakers', { form: { site: '1', language: 'de', lines } });
    expect((await save('Berg oder See?\r\n\r\n  Was ist   dein Sonntag?  \nBerg oder See?')).status).toBe(303);
    expect(await icebreakerLines(ground.db, 1, 'de')).toEqual(['Berg oder See?', 'Was ist dein Sonntag?']);
    expect((await save('x'.repeat(141))).status).toBe(422);
    expect((await save(Array.from({ length: 41 }, (_, at) => `Zin ${at}`).join('\n'))).status).toBe(422);
    expect(await icebreakerLines(ground.db, 1, 'de')).toHaveLength(2);
    expect(await (await browser.go('/icebreakers?site=1&language=de')).text()).toContain('Was ist dein Sonntag?');
    expect((await browser.go('/icebreakers', { form: { site: '99', language: 'de', lines: 'x' } })).status).toBe(404);
  });
});
