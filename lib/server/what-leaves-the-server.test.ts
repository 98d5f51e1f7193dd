import { describe, expect, it } from 'vitest';
import { siteAddress } from './mail/site-address';
import { renderMail } from './mail/compose-mail';
import { mails } from './store/schema/mails';
import { newestLetter } from './testing/letters';
import { draftWith } from './testing/sign-up-draft';
import { password } from './testing/small-world';
import { onOneDatabase } from './testing/suite';
import type { Browser } from './testing/test-server';
import { withSettings } from './testing/with-settings';

const port = 3000;
/** Names of other places, in every header that some server somewhere believes. */
const tricks: Record<string, string> = {
  'x-forwarded-host': 'evil.test', 'x-forwarded-server': 'evil.test', 'x-host': 'evil.test', 'x-original-host': 'evil.test', forwarded: 'host=evil.test;proto=http',
  'x-forwarded-port': '6666', 'x-forwarded-prefix': '/evil', 'x-original-url': '/evil', referer: 'https://vonk.test/evil.test', 'user-agent': 'Geheime browser',
};
const words = /zeldzam|geheim|tuinslang|example\.test|elders\.test|evil/i;

onOneDatabase('what leaves the server', (ground) => {
  /** Every call that leads to a mail or takes something personal, made once, as the browser makes it. */
  async function everything(headers: Record<string, string>) {
    const { db, world } = ground;
    const on = (own: Browser, path: string, method: string, body: object) => own.send(path, { method, body, headers });
    const own = ground.visitor();
    const draft = draftWith({ email: 'zeldzame@example.test', name: 'Zeldzame Noor', member: world.other, signup_message: 'Zeldzaam bericht' });
    const told = [
      await on(own, '/api/signup.php', 'POST', draft),
      await own.send('/api/activate.php', { query: { token: (await newestLetter(db, 'activation')).token }, headers }),
      await on(own, '/api/profile.php', 'PUT', { name: 'Zeldzamer', about: 'Geheim verhaal', city: 'Zeldzaamdorp' }),
      await on(ground.visitor(), '/api/activate.php', 'POST', { email: 'unconfirmed@example.test' }),
      await on(ground.visitor(), '/api/reset-password.php', 'POST', { email: 'other@example.test' }),
      await on(ground.visitor(), '/api/reactivate.php', 'POST', { email: 'gone@example.test' }),
      await on(await ground.as('free'), '/api/mail-change.php', 'POST', { email: 'nieuw@elders.test', password }),
      await on(ground.visitor(), '/api/complaint.php', 'POST', { topic: 'payment', email: 'zeldzame@elders.test', about: 'Zeldzame Noor', text: 'Geheime klacht' }),
      await on(ground.visitor(), '/api/match-finder.php', 'POST', { answers: ['music'] }),
      await on(own, '/api/page-hidden.php', 'POST', {}),
    ];
    const token = (await newestLetter(db, 'password-reset')).token;
    told.push(await on(ground.visitor(), '/api/reset-password.php', 'PUT', { token, password: 'tuinslang88kade', password_repeat: 'tuinslang88kade' }));
    told.push(await on(ground.visitor(), '/api/mail-change.php', 'PUT', { token: (await newestLetter(db, 'mail-change')).token }));
    told.push(await on(ground.visitor(), '/api/mail-change.php', 'DELETE', { token: (await newestLetter(db, 'mail-change-warning')).token }));
    told.push(await on(ground.visitor(), '/api/reactivate.php', 'PUT', { token: (await newestLetter(db, 'reactivation')).token }));
    return told;
  }

  it('every link of every mail leads to the site’s own address, whatever the headers say', async () => {
    await withSettings(ground, { support_email: 'support@vonk.test' });
    const told = await everything(tricks);
    expect(told.map(({ status }) => status)).toEqual([200, 303, ...Array<number>(12).fill(200)]);
    expect(told[1]!.headers.get('location')).toBe('/activate/done');
    const rows = await ground.db.select().from(mails);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9);
    for (const row of rows) {
      const { html, text, subject } = await renderMail(ground.db, row, port);
      const links = [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([link]) => new URL(link.replaceAll('&amp;', '&')).origin);
      expect(new Set(links), row.kind).toEqual(new Set(links.length ? [siteAddress({ domain: 'vonk.test' }, port)] : []));
      expect(`${html}${text}${subject}`).not.toContain('evil');
    }
  });

  it.each(['evil.test', 'vonk.test.evil.test', 'vonk.test@evil.test', 'evil.test:80', 'evil.test#vonk.test', ''])('a request to the host %j is answered 421 and queues nothing', async (host) => {
    const response = await ground.visitor().send('/api/reset-password.php', { method: 'POST', host: 'evil.test', body: { email: 'free@example.test' }, headers: { host } });
    expect(response.status).toBe(421);
    expect(await ground.db.select().from(mails)).toEqual([]);
  });

  it('another name of the same site still gets links to its own', async () => {
    await ground.visitor().send('/api/reset-password.php', { method: 'POST', host: 'www.vonk.test', body: { email: 'free@example.test' } });
    const [row] = await ground.db.select().from(mails);
    const { text } = await renderMail(ground.db, row!, port);
    expect([text.includes('https://vonk.test/'), text.includes('www.')]).toEqual([true, false]);
  });

  describe('the log', () => {
    it('has no name, address, place, message, password, link or browser in it, though every call is', async () => {
      const told = await everything(tricks);
      expect(ground.server.lines.filter(({ event }) => event === 'request')).toHaveLength(told.length);
      const text = JSON.stringify(ground.server.lines);
      expect(text).not.toMatch(words);
      for (const { letter } of await ground.db.select().from(mails)) {
        const token = /(?:token|undo)=([^&]+)/.exec((letter as { path?: string } | null)?.path ?? '')?.[1];
        if (token) expect(text).not.toContain(token);
      }
    });

    it('has none when the calls are refused either', async () => {
      const bad = [
        ['/api/signup.php', 'POST', draftWith({ email: 'zeldzame@', name: 'zeldzame@example.test', password: 'geheim' })],
        ['/api/profile.php/zeldzame@example.test', 'PUT', { about: 'Geheim' }],
        ['/api/zeldzame@example.test.php', 'GET', undefined],
        ['/api/complaint.php', 'POST', { topic: 'geheim', email: 'zeldzame@example.test', text: 7 }],
        ['/api/reset-password.php?email=zeldzame@example.test', 'POST', '{"email":"zeldzame@example.test"'],
      ] as const;
      for (const [path, method, body] of bad) await ground.visitor().send(path, { method, body, headers: tricks });
      expect(JSON.stringify(ground.server.lines)).not.toMatch(words);
    });
  });
});
