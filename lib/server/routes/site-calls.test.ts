import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getInterests, getRegions } from '@/lib/contract/places';
import { getCompanyInfo, getSettings } from '@/lib/contract/site-settings';
import { onOneDatabase } from '../testing/suite';
import { sites } from '../store/schema/sites';

onOneDatabase('what a site is', (ground) => {
  it('[C13] answers settings in field settings, with the site’s own domain', async () => {
    const told = await ground.visitor().call(getSettings, { query: { country: 'NL', page: '2' } });
    expect(told.wire).toMatchObject({ settings: { name: 'Vonk', domain: 'vonk.test', domain_language: 'nl', cdn_prefix: '/api/photo.php/', message_credits: 2 } });
  });

  it('[T09] says that a site has the time bonus whose record does not, so that no page asks for a welcome discount in its place', async () => {
    const said = async () => (await ground.visitor().call(getSettings)).answer.settings.time_bonus;
    expect(await said()).toBe(true);
    await ground.db.update(sites).set({ settings: sql`${sites.settings} || '{"time_bonus":false}'` }).where(eq(sites.id, 1));
    ground.server.passes(60_000);
    expect(await said()).toBe(false);
  });

  it('[C16] names the regions of the site’s countries, and of no other', async () => {
    const { regions } = (await ground.visitor().call(getRegions)).answer;
    expect(Object.keys(regions)).toEqual(['NL', 'BE', 'DE']);
    for (const [country, each] of Object.entries(regions)) expect(each.length, country).toBeGreaterThan(5);
    expect(regions.NL).toContainEqual({ code: 'NL-UT', name: 'Utrecht' });
  });

  it('[C16] a site that names no countries has the regions of all', async () => {
    await ground.db.update(sites).set({ settings: sql`${sites.settings} || '{"countries":[]}'` }).where(eq(sites.id, 1));
    ground.server.passes(60_000);
    const { regions } = (await ground.visitor().call(getRegions)).answer;
    expect(Object.keys(regions).length).toBeGreaterThan(9);
    for (const [country, each] of Object.entries(regions)) expect(each.length, country).toBeGreaterThan(0);
  });

  it('[C16] names the interests in their order, and the company', async () => {
    expect((await ground.visitor().call(getInterests)).answer.interests).toEqual(['music', 'sports']);
    expect((await ground.visitor().call(getCompanyInfo)).answer).toMatchObject({ name: 'Vonk B.V.', kvk: '12345678', city: 'Utrecht' });
  });
});
