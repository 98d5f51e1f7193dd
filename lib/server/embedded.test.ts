import { PGlite } from '@electric-sql/pglite';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { GET as readyz } from '@/app/readyz/route';
import { forget } from '@/lib/once';
import { closeEmbedded, complaintsRead, embeddedOperatorPages, embeddedHandler, serverReady, stopWork } from './embedded';
import { demoOperator, demoPassword } from './seed/accounts';
import { rowsOf } from './database/database';
import { FolderInUse } from './database/folder-lock';
import { openDatabase } from './database/open-database';
import { members } from './store/schema/members';
import { mollieStandIn } from './testing/mollie-stand-in';
import { insertSmallWorld } from './testing/small-world';
import { templateFolder } from './testing/template-folder';
import { requestTo } from './testing/test-server';

const postgresql = process.env['TEST_DATABASE_URL'];
let dataDir: string;
let lines: string[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  cpSync(await templateFolder(), dataDir, { recursive: true });
  for (const [name, value] of Object.entries({ DATA_DIR: dataDir, DATABASE_URL: '', API_ORIGIN: '' })) vi.stubEnv(name, value);
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
});
afterEach(async () => {
  await closeEmbedded();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the server inside the app', () => {
  it('opens once however many ask, seeds an empty database, answers, and lets the folder go', async () => {
    const [one, other] = await Promise.all([embeddedHandler(), embeddedHandler()]);
    expect(one).toBe(other);
    expect(await serverReady()).toBe(true);
    const response = await one(requestTo('/api/settings.php', { host: 'localhost' }));
    expect(await response.json()).toMatchObject({ settings: { name: 'Vonk', niche: 1 } });
    const told = lines.map((line) => JSON.parse(line) as object);
    expect(told).toMatchObject([{ event: 'server opened', database: 'embedded', seeded: true }, { event: 'request', path: '/api/settings.php', status: 200 }]);
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(true);
    await closeEmbedded();
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
    // Its tables are analyzed by then: plans know what is in them.
    const { db, close } = await openDatabase({ dataDir });
    expect(await rowsOf(db, sql`select relname as name from pg_class where relkind = 'r' and relname in ('members', 'photos', 'messages') and reltuples > 0 order by 1`)).toEqual([{ name: 'members' }, { name: 'messages' }, { name: 'photos' }]);
    await close();
  }, 120_000);

  it('says that it is not ready while its database does not answer, and that it is again once it does', async () => {
    forget('env');
    const asked = async () => (await readyz()).status;
    expect(await asked()).toBe(200);
    const query = vi.spyOn(PGlite.prototype, 'execProtocol').mockRejectedValue(new Error('the database is gone'));
    expect(await asked()).toBe(503);
    query.mockRestore();
    expect(await asked()).toBe(200);
    await stopWork();
    expect(await asked()).toBe(503);
    forget('env');
  }, 120_000);

  it('does not start on a folder that is in use, says so, and starts when it is free', async () => {
    const holder = await openDatabase({ dataDir });
    await holder.db.insert((await import('./store/schema/sites')).sites).values({ key: 'one', domain: 'one.test', settings: { name: 'One' }, company: {} });
    await expect(embeddedHandler()).rejects.toThrow(FolderInUse);
    expect(await serverReady()).toBe(false);
    await holder.close();
    expect(await serverReady()).toBe(true);
    expect(lines.map((line) => (JSON.parse(line) as { seeded: boolean }).seeded)).toEqual([false]);
  }, 120_000);

  it('[T13] [B05] erases by itself whoever left more than fourteen days ago', async () => {
    const before = await openDatabase({ dataDir });
    const world = await insertSmallWorld(before.db, '');
    await before.db.update(members).set({ deletedAt: new Date(Date.now() - 15 * 24 * 60 * 60 * 1000) }).where(eq(members.id, world.gone));
    await before.close();
    await embeddedHandler();
    await vi.waitUntil(() => lines.some((line) => line.includes('"members erased"')), { timeout: 30_000 });
    await closeEmbedded();
    const after = await openDatabase({ dataDir });
    const erased = await after.db.select({ id: members.id }).from(members).where(isNotNull(members.erasedAt));
    await after.close();
    expect(erased).toEqual([{ id: world.gone }]);
  }, 120_000);

  it("with a file of the operator's own sites there is no demo world; a mistake in it stops the start", async () => {
    const file = join(dataDir, 'sites.json');
    const [site] = JSON.parse(readFileSync('deploy/sites.json', 'utf8')) as Record<string, unknown>[];
    vi.stubEnv('SITES_FILE', file);
    writeFileSync(file, JSON.stringify([{ ...site, hosts: ['own.example:80'] }]));
    await expect(embeddedHandler()).rejects.toThrow(/0\.hosts\.0: must be a host name/);
    writeFileSync(file, JSON.stringify([{ ...site, hosts: ['own.example'] }]));
    const handle = await embeddedHandler();
    const told = await handle(requestTo('/api/settings.php', { host: 'own.example' }));
    expect(await told.json()).toMatchObject({ settings: { name: 'Example' } });
    expect((await handle(requestTo('/api/settings.php', { host: 'localhost' }))).status).not.toBe(200);
    const members = await handle(requestTo('/api/members.php', { host: 'own.example' }));
    expect(await members.text()).not.toContain('Jasper');
    // Nobody was named who could sign in as an operator, and no mail leaves.
    expect(await complaintsRead('support@own.example')).toBe(false);
  }, 120_000);

  it('[S17] complaints to real sites are read by the operator whom the environment names, by the support address of the site, and where there is none by nobody', async () => {
    const file = join(dataDir, 'sites.json');
    const [site] = JSON.parse(readFileSync('deploy/sites.json', 'utf8')) as Record<string, unknown>[];
    writeFileSync(file, JSON.stringify([{ ...site, hosts: ['own.example'] }]));
    vi.stubEnv('SITES_FILE', file);
    const operator = { OPERATOR_EMAIL: 'staff@own.example', OPERATOR_PASSWORD: 'a long one, of thirty letters' };
    const post = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@own.example' };
    const isRead = async (environment: Record<string, string>, address?: string) => {
      await closeEmbedded();
      for (const name of Object.keys({ ...operator, ...post })) vi.stubEnv(name, environment[name]);
      return complaintsRead(address);
    };
    expect(await isRead(post, 'support@own.example')).toBe(true);
    expect(await isRead(post)).toBe(false);
    // Whom it names once is an operator from then on.
    expect(await isRead(operator)).toBe(true);
  }, 120_000);

  it.each([
    ['without a gateway for text messages nobody is offered direct debit, whose code would go nowhere', {}, false],
    ['with one it is offered', { SMS_GATEWAY_URL: 'http://127.0.0.1:1/send', SMS_GATEWAY_KEY: 'key' }, true],
  ])('[S08] in production with real members, %s', async (_, environment, isOffered) => {
    const company = await mollieStandIn();
    onTestFinished(() => company.close());
    const file = join(dataDir, 'sites.json');
    const [site] = JSON.parse(readFileSync('deploy/sites.json', 'utf8')) as Record<string, unknown>[];
    writeFileSync(file, JSON.stringify([{ ...site, hosts: ['own.example'] }]));
    const settings = { NODE_ENV: 'production', SITES_FILE: file, SESSION_SECRET: 'a secret of more than thirty-two letters', MOLLIE_API_KEY: 'test_key', MOLLIE_API_URL: company.url, ...environment };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const handle = await embeddedHandler();
    const { methods } = (await (await handle(requestTo('/api/credits.php', { host: 'own.example' }))).json()) as { methods: { method: string }[] };
    expect(methods.length).toBeGreaterThan(1);
    expect(methods.some(({ method }) => method === 'directdebit')).toBe(isOffered);
  }, 120_000);

  it('in production nobody from elsewhere is let into the demo’s operator pages by the password that everybody knows; this machine is, and the operator whom the environment names', async () => {
    const own = { OPERATOR_EMAIL: 'staff@own.example', OPERATOR_PASSWORD: 'a long one, of thirty letters' };
    const entered = async (address: string, email: string, password: string, named = {}) => {
      for (const [name, value] of Object.entries({ NODE_ENV: 'production', ...named })) vi.stubEnv(name, value);
      const headers = { host: 'localhost', origin: 'http://localhost', 'x-client-address': address };
      const request = new Request('http://localhost/operator/login', { method: 'POST', body: new URLSearchParams({ email, password }), headers });
      return (await embeddedOperatorPages(request)).status;
    };
    expect(await entered('203.0.113.7', demoOperator, demoPassword)).toBe(401);
    expect(await entered('127.0.0.1', demoOperator, demoPassword)).toBe(303);
    await closeEmbedded();
    expect(await entered('203.0.113.7', own.OPERATOR_EMAIL, own.OPERATOR_PASSWORD, own)).toBe(303);
  }, 120_000);

  // Members whose password everybody knows would stand on a site for everybody.
  it.runIf(postgresql)('in production an empty PostgreSQL gets no demo world unasked: the server does not start, and says what to do', async () => {
    const own = new URL(postgresql!);
    own.pathname = `/${inject('testDatabases')}_${randomUUID().slice(0, 8)}`;
    const admin = postgres(postgresql!, { max: 1, onnotice: () => undefined });
    await admin.unsafe(`create database ${own.pathname.slice(1)}`);
    await admin.end();
    for (const [name, value] of Object.entries({ NODE_ENV: 'production', DATABASE_URL: own.href, SESSION_SECRET: 'a secret of more than thirty-two letters' })) vi.stubEnv(name, value);
    await expect(embeddedHandler()).rejects.toThrow(/SITES_FILE.*DEMO_WORLD=1/);
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: own.href });
    expect(await db.$count(members)).toBe(0);
    await close();
  }, 120_000);

  it('closing what was never opened opens nothing', async () => {
    await stopWork();
    await closeEmbedded();
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
  });
});
