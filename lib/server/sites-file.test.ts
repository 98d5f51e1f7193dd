import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCredits } from '@/lib/contract/credits';
import { getSettings } from '@/lib/contract/site-settings';
import { putSites } from './store/put-sites';
import { bundles, discountCodes } from './store/schema/orders';
import { invites } from './store/schema/signups';
import { icebreakers, interests, siteHosts, sites } from './store/schema/sites';
import { type OwnSite, readSitesFile, SitesFileError } from './sites-file';
import { onEveryDatabase } from './testing/suite';
import { requestTo, testServer } from './testing/test-server';

const example = (await readSitesFile('deploy/sites.json'))[0]!;
const plain = { key: 'own', hosts: ['own.example'], settings: { name: 'Own' }, company: { name: 'Own Ltd' }, bundles: [] };

describe('the file of sites', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sites-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = (content: unknown) => {
    const path = join(folder, 'sites.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return readSitesFile(path);
  };

  it('photos come from the embedded server, and mails name the first host, unless it says otherwise', async () => {
    expect(await read([plain])).toMatchObject([{ settings: { domain: 'own.example', cdn_prefix: '/api/photo.php/' } }]);
    expect(await read([{ ...plain, settings: { name: 'Own', domain: null } }])).toMatchObject([{ settings: { domain: 'own.example' } }]);
    expect(await read([{ ...plain, settings: { name: 'Own', cdn_prefix: 'https://photos.example/' } }])).toMatchObject([{ settings: { cdn_prefix: 'https://photos.example/' } }]);
  });

  it.each<[string, unknown, RegExp]>([
    ['is not JSON', '[{', /JSON/],
    ['holds no site', [], /the list: /],
    ['misspells a setting', [{ ...plain, settings: { name: 'Own', mesage_credits: 5 } }], /0\.settings\.mesage_credits: is no setting/],
    ['leaves the name out', [{ ...plain, settings: {} }], /0\.settings\.name: /],
    ['has a setting of the wrong kind', [{ ...plain, settings: { name: 'Own', signup_credits: 'many' } }], /0\.settings\.signup_credits: /],
    ['names a host with a port', [{ ...plain, hosts: ['own.example:8080'] }], /0\.hosts\.0: must be a host name, without a port/],
    ['sells for nothing', [{ ...plain, bundles: [{ credits: 100, price: 0, currency: 'EUR' }] }], /0\.bundles\.0\.price: /],
    ['gives one host to two sites', [plain, { ...plain, key: 'other' }], /the host own\.example stands there twice/],
    ['gives more away than there is', [{ ...plain, discount_codes: [{ code: 'ALL', percentage: 101 }] }], /0\.discount_codes\.0\.percentage: /],
    ['writes a code small', [{ ...plain, discount_codes: [{ code: 'spring', percentage: 10 }] }], /0\.discount_codes\.0\.code: must be capital letters/],
    ['bounds a code by no currency', [{ ...plain, discount_codes: [{ code: 'SPRING', percentage: 10, minimum: 2000 }] }], /0\.discount_codes\.0\.minimum: needs a currency/],
    ['ends a code on no day', [{ ...plain, discount_codes: [{ code: 'SPRING', percentage: 10, last_day: '2027-02-30' }] }], /0\.discount_codes\.0\.last_day: must be a day/],
    ['names an invitation twice', [{ ...plain, invites: [{ code: 'FRIENDS' }, { code: 'FRIENDS' }] }], /own: the invitation FRIENDS stands there twice/],
    ['sells in other money than the country has', [{ ...plain, bundles: [{ credits: 100, price: 995, currency: 'USD', country: 'NL' }] }], /0\.bundles\.0\.currency: is not the money of its country/],
    ['forgets what it sells', [{ ...plain, bundles: undefined }], /0\.bundles: /],
  ])('one that %s stops the start, with the place', async (_, content, sentence) => {
    await expect(read(content)).rejects.toThrow(SitesFileError);
    await expect(read(content)).rejects.toThrow(sentence);
  });

  it('one that is not there says so', async () => {
    await expect(readSitesFile(join(folder, 'none.json'))).rejects.toThrow(/none\.json/);
  });
});

onEveryDatabase("the operator's own sites", (ground) => {
  // The sites of the tests have numbers of their own, which move no sequence.
  beforeEach(() => ground.db.execute(sql`select setval(pg_get_serial_sequence('sites', 'id'), 100), setval(pg_get_serial_sequence('bundles', 'id'), 1000)`));
  const given = { interests: ['music', 'own'], icebreakers: { nl: ['Berg of zee?'], en: ['Mountains or sea?'] } };
  const put = (...own: OwnSite[]) => putSites(ground.db, own, given);
  const own = { ...example, hosts: ['own.example', 'www.own.example'] };
  const idOf = async () => (await ground.db.select().from(sites).where(eq(sites.key, own.key)))[0]!.id;
  const ask = async (path: string, host = 'own.example') => {
    const { handle } = testServer(ground.db);
    const response = await handle(requestTo(path, { host }));
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };

  it('answer on their hosts, with what they sell', async () => {
    await put(own);
    expect(await ask(getSettings.path)).toMatchObject({ status: 200, answer: { settings: { name: 'Example' } } });
    const { answer } = await ask(getCredits.path, 'www.own.example');
    expect(answer['bundles']).toMatchObject([{ credits: 100 }, { credits: 275, recommended: true, price: { amount: 2495, currency: 'EUR' } }, { credits: 600 }, { credits: 1300 }]);
  });

  it('a second start changes nothing, also when several instances start at once', async () => {
    await Promise.all([put(own), put(own), put(own)]);
    const all = async () => [await ground.db.select().from(sites), await ground.db.select().from(siteHosts), await ground.db.select().from(bundles).orderBy(asc(bundles.id)), await ground.db.select().from(icebreakers)];
    const before = await all();
    await put(own);
    expect(await all()).toEqual(before);
  });

  it('a change is a restart: another name, another host, a bundle taken off sale and brought back', async () => {
    await put(own);
    await put({ ...own, hosts: ['new.example'], settings: { ...own.settings, name: 'Anew' }, bundles: own.bundles.slice(1) });
    expect(await ask(getSettings.path, 'new.example')).toMatchObject({ answer: { settings: { name: 'Anew' } } });
    expect((await ask(getSettings.path, 'own.example')).status).not.toBe(200);
    const sold = async () => (await ground.db.select().from(bundles).where(eq(bundles.siteId, await idOf())).orderBy(asc(bundles.id))).map(({ credits, retired }) => [credits, retired]);
    expect(await sold()).toEqual([[100, true], [275, false], [600, false], [1300, false]]);
    await put(own);
    expect(await sold()).toEqual([[100, false], [275, false], [600, false], [1300, false]]);
  });

  it('opening lines: those of the product for a new site, those of the operator from then on, those of the file where it has some', async () => {
    const lines = async () => (await ground.db.select().from(icebreakers).where(eq(icebreakers.siteId, await idOf())).orderBy(icebreakers.language)).map(({ line }) => line);
    await put(own);
    expect(await lines()).toEqual(['Mountains or sea?', 'Berg of zee?']);
    await ground.db.delete(icebreakers).where(eq(icebreakers.siteId, await idOf()));
    await put(own);
    expect(await lines()).toEqual([]);
    await put({ ...own, icebreakers: { nl: ['Hoi'] } });
    expect(await lines()).toEqual(['Hoi']);
  });

  it('discount codes: those of the file count, and one that is gone from it does not; silent files leave all as they are', async () => {
    const codes = async () => (await ground.db.select().from(discountCodes).where(eq(discountCodes.siteId, await idOf())).orderBy(discountCodes.code)).map(({ code, percentage, status }) => [code, percentage, status]);
    const spring = { code: 'SPRING', percentage: 10, last_day: '2027-05-31' };
    await put({ ...own, discount_codes: [spring, { code: 'SUMMER', percentage: 20, currency: 'EUR', minimum: 2000, methods: ['ideal'] }] });
    await put({ ...own, discount_codes: [{ ...spring, percentage: 15 }] });
    expect(await codes()).toEqual([['SPRING', 15, 'active'], ['SUMMER', 20, 'stopped']]);
    const [row] = await ground.db.select().from(discountCodes).where(eq(discountCodes.code, 'SPRING'));
    expect([row?.expiresAt, row?.validity]).toEqual([new Date('2027-06-01T00:00:00Z'), 'once-per-user']);
    await put({ ...own, discount_codes: undefined });
    expect(await codes()).toEqual([['SPRING', 15, 'active'], ['SUMMER', 20, 'stopped']]);
  });

  it('invitations: one that was used keeps what is left of it, and one that is gone from the file opens nothing', async () => {
    const left = async () => (await ground.db.select().from(invites).where(eq(invites.siteId, await idOf())).orderBy(invites.code)).map(({ code, usesLeft }) => [code, usesLeft]);
    await put({ ...own, invites: [{ code: 'FRIENDS', uses: 3 }, { code: 'PRESS' }] });
    await ground.db.update(invites).set({ usesLeft: 1 }).where(eq(invites.code, 'FRIENDS'));
    await put({ ...own, invites: [{ code: 'FRIENDS', uses: 3 }] });
    expect(await left()).toEqual([['FRIENDS', 1]]);
    await put({ ...own, invites: [] });
    expect(await left()).toEqual([]);
  });

  it('an interest that a release brings comes after those that are there', async () => {
    const keys = async () => (await ground.db.select().from(interests).orderBy(interests.position)).map(({ key }) => key);
    await put(own);
    const before = await keys();
    await putSites(ground.db, [own], { ...given, interests: ['brought', ...given.interests] });
    expect(await keys()).toEqual([...before, 'brought']);
  });

  it('other sites stay as they are', async () => {
    const before = await ground.db.select().from(sites);
    await put(own);
    expect(await ground.db.select().from(sites).where(eq(sites.id, before[0]!.id))).toEqual([before[0]]);
  });
});
