import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listMembers, type MemberSearch } from '@/lib/contract/members';
import { searchPageSize } from '@/lib/site/constants';
import { likes } from '../store/schema/likes';
import { members } from '../store/schema/members';
import { sites } from '../store/schema/sites';
import { memberRow, today } from '../testing/small-world';
import { onEveryDatabase, type Ground } from '../testing/suite';
import type { Browser } from '../testing/test-server';

type Asked = { [Key in keyof MemberSearch]?: string | number };

onEveryDatabase('member search', (ground) => {
  const search = async (own: Browser, query: Asked = {}) => (await own.call(listMembers, { query })).answer;
  const names = async (own: Browser, query?: Asked) => (await search(own, query)).members.map(({ name }) => name).toSorted();

  /** Many members of Belgium, with activity that often ties. */
  async function crowd({ db }: Ground, size: number) {
    const rows = Array.from({ length: size }, (_, at) =>
      memberRow({
        name: `Crowd${at}`, country: 'BE', region: at % 2 ? 'BE-VAN' : 'BE-VLI', gender: ['man', 'woman', 'nonbinary'][at % 3],
        dateOfBirth: `${1950 + (at % 50)}-03-01`, lastSeenAt: null, activeHour: 490_000 + (at % 7),
      }),
    );
    for (let at = 0; at < rows.length; at += 500) await db.insert(members).values(rows.slice(at, at + 500));
  }

  async function allPages(own: Browser, query: Asked) {
    const pages = [await search(own, query)];
    for (let next = pages[0]!.next; next; next = pages.at(-1)!.next) pages.push(await search(own, { ...query, after: next }));
    return pages;
  }

  it('[S04] finds who can be found: not oneself, not who left, not who is hidden, not who belongs to another site', async () => {
    expect(await names(await ground.as('free'))).toEqual(['Fictional', 'Other', 'Poor', 'Premium']);
    expect(await names(ground.visitor())).toEqual(['Fictional', 'Free', 'Other', 'Poor', 'Premium']);
  });

  it('[S04] filters by gender, country, region and age', async () => {
    const own = ground.visitor();
    expect(await names(own, { gender: 'man' })).toEqual(['Free', 'Poor']);
    expect(await names(own, { gender: 'woman' })).toEqual(['Fictional', 'Other', 'Premium']);
    expect(await names(own, { country: 'DE' })).toEqual(['Other']);
    expect(await names(own, { country: 'NL', countryregion: 'NL-NH' })).toEqual(['Premium']);
    expect(await names(own, { min_age: 40 })).toEqual(['Other']);
    expect(await names(own, { max_age: 40, gender: 'woman' })).toEqual(['Fictional', 'Premium']);
  });

  it('[S04] everyone is everyone, nonbinary members too', async () => {
    await ground.db.insert(members).values(memberRow({ name: 'Robin', gender: 'nonbinary' }));
    expect(await names(ground.visitor(), { gender: 'everyone' })).toContain('Robin');
    expect(await names(ground.visitor(), { gender: 'man' })).not.toContain('Robin');
  });

  it('[S04] takes ages in either order', async () => {
    expect(await names(ground.visitor(), { min_age: 50, max_age: 45 })).toEqual(['Other']);
  });

  it.each([{ gender: 'robot' }, { country: 'nl' }, { country: 'NLD' }, { countryregion: 'NL-utrecht' }, { min_age: 17 }, { max_age: 'old' }, { page: 0 }, { after: 'x' }] as Asked[])(
    '[S04] refuses %j and names the field',
    async (query) => {
      const told = await ground.visitor().call(listMembers, { query });
      expect([told.status, told.code, Object.keys(told.error!.fields!)]).toEqual([422, 'invalid_input', Object.keys(query)]);
    },
  );

  it('[E08] pages without a gap or a repeat, however activity ties', async () => {
    await crowd(ground, 101);
    const pages = await allPages(ground.visitor(), { country: 'BE' });
    const ids = pages.flatMap((page) => page.members.map(({ id }) => id));
    expect(pages.map((page) => page.members.length)).toEqual([24, 24, 24, 24, 5]);
    expect(new Set(ids).size).toBe(101);
    expect(pages.map(({ total, total_capped }) => [total, total_capped])).toEqual(Array(5).fill([101, false]));
    const hours = await ground.db.select({ id: members.id, hour: members.activeHour }).from(members);
    const order = ids.map((id) => hours.find((row) => row.id === id)!.hour);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
  });

  it('[E08] a page that ends exactly at the last has no next', async () => {
    await crowd(ground, searchPageSize);
    const page = await search(ground.visitor(), { country: 'BE' });
    expect([page.members.length, page.next]).toEqual([searchPageSize, undefined]);
  });

  it('[E08] who signs up or leaves while somebody pages neither shifts nor repeats the rest', async () => {
    await crowd(ground, 60);
    const own = ground.visitor();
    const first = await search(own, { country: 'BE' });
    await ground.db.insert(members).values(memberRow({ name: 'Newcomer', country: 'BE', activeHour: 499_999 }));
    await ground.db.update(members).set({ deletedAt: today }).where(eq(members.id, first.members[0]!.id));
    const rest = await allPages(own, { country: 'BE', after: first.next });
    const ids = [first, ...rest].flatMap((page) => page.members.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
  });

  it('[E08] a page can also be named by its number', async () => {
    await crowd(ground, 60);
    const own = ground.visitor();
    const first = await search(own, { country: 'BE' });
    const second = await search(own, { country: 'BE', after: first.next });
    const byNumber = await search(own, { country: 'BE', page: 2 });
    expect(byNumber.members).toEqual(second.members);
    expect((await search(own, { country: 'BE', page: 9_999 })).members).toEqual([]);
  });

  it('[E08] who goes from one number to the next misses nobody and meets nobody twice, though somebody signs up meanwhile', async () => {
    await crowd(ground, 101);
    const own = ground.visitor();
    const pages = [await search(own, { country: 'BE' })];
    for (const page of [2, 3, 4, 5]) {
      await ground.db.insert(members).values(memberRow({ name: `Newcomer${page}`, country: 'BE', activeHour: 499_999 }));
      pages.push(await search(own, { country: 'BE', page }));
    }
    const ids = pages.flatMap((page) => page.members.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([101, 101]);
  });

  it('[E08] the first page shows who has come since, and numbers are counted from it again', async () => {
    await crowd(ground, 60);
    const own = ground.visitor();
    await search(own, { country: 'BE', page: 3 });
    await ground.db.insert(members).values(memberRow({ name: 'Newcomer', country: 'BE', activeHour: 499_999 }));
    const first = await search(own, { country: 'BE' });
    expect(first.members[0]).toMatchObject({ name: 'Newcomer' });
    const pages = [first, await search(own, { country: 'BE', page: 2 }), await search(own, { country: 'BE', page: 3 })];
    expect(new Set(pages.flatMap((page) => page.members.map(({ id }) => id))).size).toBe(61);
  });

  it('[E08] counts no further than a thousand', async () => {
    await crowd(ground, 1_050);
    const own = ground.visitor();
    expect(await search(own, { country: 'BE' })).toMatchObject({ total: 1000, total_capped: true });
    expect(await search(own, { country: 'BE', countryregion: 'BE-VAN' })).toMatchObject({ total: 525, total_capped: false });
  });

  it('[E08] a count of a large site is a least that is never more than there are, and costs no look at its members', async () => {
    await crowd(ground, 2_000);
    // As if the site were large: to the server the table has more rows than are counted.
    await ground.db.execute(sql`analyze listings`);
    const count = async (query: Asked) => (({ total, total_capped }) => [total, total_capped])(await search(ground.visitor(), query));
    const exact = [await count({ country: 'BE', countryregion: 'BE-VAN' }), await count({ country: 'BE', gender: 'man' })];
    expect(exact).toEqual([[1000, false], [667, false]]);
    await ground.db.execute(sql`update pg_class set reltuples = 21000, relpages = greatest(1, relpages * 21000 / 2009) where oid = 'listings'::regclass`);
    for (const [at, query] of [{ country: 'BE', countryregion: 'BE-VAN' }, { country: 'BE', gender: 'man' }].entries()) {
      const [total, capped] = await count(query);
      expect(capped).toBe(true);
      expect(total).toBeGreaterThan(Number(exact[at]![0]) / 3);
      expect(total).toBeLessThanOrEqual(Number(exact[at]![0]));
    }
    expect(await count({ country: 'NL', gender: 'woman' })).toEqual([2, false]);
    await ground.db.execute(sql`update pg_class set reltuples = -1, relpages = 0 where oid = 'listings'::regclass`);
  });

  it('[E08] offers similar members where few fit: wider in age, then in region, then in country', async () => {
    const around = [
      memberRow({ name: 'Exact', country: 'BE', region: 'BE-VLI', dateOfBirth: '1990-01-01' }),
      memberRow({ name: 'Older', country: 'BE', region: 'BE-VLI', dateOfBirth: '1987-01-01' }),
      memberRow({ name: 'Nearby', country: 'BE', region: 'BE-VAN', dateOfBirth: '1990-01-01' }),
      memberRow({ name: 'Abroad', country: 'DE', region: 'DE-NW', dateOfBirth: '1990-01-01' }),
      memberRow({ name: 'Man', gender: 'man', country: 'BE', region: 'BE-VLI', dateOfBirth: '1990-01-01' }),
    ];
    await ground.db.insert(members).values(around);
    const answer = await search(ground.visitor(), { gender: 'woman', country: 'BE', countryregion: 'BE-VLI', min_age: 35, max_age: 37 });
    expect(answer.members.map(({ name }) => name)).toEqual(['Exact']);
    const similar = answer.similar.map(({ name }) => name);
    expect(similar.slice(0, 2)).toEqual(['Older', 'Nearby']);
    expect(similar.slice(2)).toEqual(expect.arrayContaining(['Abroad', 'Premium', 'Fictional']));
    expect(similar).not.toContain('Man');
  });

  it('[E08] offers none where enough fit, nor on a later page', async () => {
    await crowd(ground, 30);
    const first = await search(ground.visitor(), { country: 'BE' });
    const second = await search(ground.visitor(), { country: 'BE', after: first.next });
    expect([first.similar, second.members.length, second.similar]).toEqual([[], 6, []]);
  });

  it('[A05] a fictional profile is labelled, never online, at no distance', async () => {
    await ground.db.update(members).set({ lastSeenAt: today, lat: 52, lon: 5 }).where(eq(members.id, ground.world.fictional));
    const found = (await search(await ground.as('free'))).members.find(({ name }) => name === 'Fictional');
    expect(found).toMatchObject({ fictional: true, online: false, is_new: false, distance_km: null });
  });

  it('a card shows age, town, distance, presence and whether one likes them', async () => {
    await ground.db.update(members).set({ lastSeenAt: today }).where(eq(members.id, ground.world.premium));
    await ground.db.insert(likes).values({ likerId: ground.world.free, likedId: ground.world.premium, createdAt: today });
    const cards = (await search(await ground.as('free'))).members;
    expect(cards.find(({ name }) => name === 'Premium')).toMatchObject({
      age: 36, city: 'Amsterdam', country: 'NL', distance_km: 33, online: true, liked: true, premium: true, fictional: false,
      main_image: { filename: 'premium0.webp', thumb_filename: 'premium0-small.webp', match: '/api/photo.php/premium0.webp' },
    });
    expect(cards.find(({ name }) => name === 'Poor')).toMatchObject({ main_image: null, liked: false, online: false, premium: false });
  });

  it('tells a visitor no distance and no likes', async () => {
    const [card] = (await search(ground.visitor())).members;
    expect([card!.distance_km, card!.liked]).toEqual([undefined, undefined]);
  });

  it('tells nobody an address, a date of birth, coordinates or credits', async () => {
    const told = await (await ground.as('free')).send('/api/members.php');
    expect(await told.text()).not.toMatch(/example\.test|1990-05-05|52\.|credits|email|password/);
  });

  it('a site that hides search from visitors shows them nobody, and its members everybody', async () => {
    await ground.db.update(sites).set({ settings: sql`${sites.settings} || '{"logged_out_search":"none"}'` }).where(eq(sites.id, 1));
    ground.server.passes(60_000);
    expect(await search(ground.visitor())).toMatchObject({ members: [], total: 0, similar: [] });
    expect((await search(await ground.as('free'))).total).toBe(4);
  });

  it('[T16] a site may show its search to those alone whom an advertisement sent', async () => {
    await ground.db.update(sites).set({ settings: sql`${sites.settings} || '{"logged_out_search":"none","logged_out_search_trafficsource":"all"}'` }).where(eq(sites.id, 1));
    ground.server.passes(60_000);
    const total = async (cookie: string) => ((await (await ground.visitor().send('/api/members.php', { headers: { cookie } })).json()) as { total: number }).total;
    expect(await total('locale=nl')).toBe(0);
    expect(await total('tracking=sub1=x')).toBe(0);
    expect(await total('tracking=network=ads')).toBeGreaterThan(0);
  });
});
