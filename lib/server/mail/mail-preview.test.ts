import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../store/schema/mails';
import { sites } from '../store/schema/sites';
import { oneDatabase, type TestDatabase } from '../testing/database';
import { insertSmallWorld, today } from '../testing/small-world';
import type { Letter } from './letter';
import { mailPreviewResponse } from './mail-preview';
import { queueLetter } from './queue-letter';

const letter: Letter = { kind: 'password-reset', name: '<b>Free</b>', path: '/reset-password/do?token=s3cr3t', hours: 1 };

describe.each(oneDatabase)('the preview of mails on $name', ({ open }) => {
  let database: TestDatabase;
  const ask = (path: string[] = [], to: string | null = null) => mailPreviewResponse(path, to, { db: database.db, port: 4711 });

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.reset();
    await insertSmallWorld(database.db, 'none');
    await database.db.insert(sites).values({ id: 9, key: 'demo', domain: 'she.localhost', settings: { name: 'She', niche: 2 }, company: {} });
    for (const [id, to] of [[9, 'demo@vonk.test'], [9, 'other@vonk.test'], [1, 'member@real.test']] as const) {
      await queueLetter(database.db, { site: { id }, to, locale: 'nl', now: today, letter });
    }
  });

  it('lists the mails of demo sites, newest first, and never one of a real site', async () => {
    const html = await (await ask()).text();
    expect(html.indexOf('other@vonk.test')).toBeLessThan(html.indexOf('demo@vonk.test'));
    expect(html).not.toContain('real.test');
    expect((await ask(['3'])).status).toBe(404);
    expect((await ask(['3', 'text'])).status).toBe(404);
  });

  it('narrows to one reader', async () => {
    const html = await (await ask([], 'demo@vonk.test')).text();
    expect(html).toContain('href="/dev/outbox/1"');
    expect(html).not.toContain('/dev/outbox/2');
  });

  it('shows a mail: its text with links to follow, its HTML in a frame that can do nothing', async () => {
    const html = await (await ask(['1'])).text();
    expect(html).toContain('href="http://she.localhost:4711/reset-password/do?token=s3cr3t&#38;lang=nl"');
    expect(html).toContain('<iframe src="/dev/outbox/1/html"');
    expect(html).not.toContain('<b>Free');
    const mail = await ask(['1', 'html']);
    expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-top-navigation-by-user-activation$/);
    expect(await mail.text()).toContain('<base target="_top">');
    const text = await ask(['1', 'text']);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text.headers.get('cache-control')).toBe('no-store');
  });

  it('what is not there is 404', async () => {
    await database.db.update(mails).set({ letter: null });
    for (const path of [['1'], ['77'], ['x'], ['1', 'raw'], ['1', 'html', 'x']]) expect((await ask(path)).status).toBe(404);
    expect(await (await ask()).text()).not.toContain('href="/dev/outbox/1"');
  });
});
