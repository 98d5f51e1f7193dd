import { expect, it } from 'vitest';
import { getInterests, getRegions } from '@/lib/contract/places';
import { getCompanyInfo, getSettings } from '@/lib/contract/site-settings';
import { onEveryDatabase } from '../testing/suite';

onEveryDatabase('what a site is', (ground) => {
  it('[C13] answers settings in field settings, with the site’s own domain', async () => {
    const told = await ground.visitor().call(getSettings, { query: { country: 'NL', page: '2' } });
    expect(told.wire).toMatchObject({ settings: { name: 'Vonk', domain: 'vonk.test', domain_language: 'nl', cdn_prefix: '/api/photo.php/', message_credits: 2 } });
  });

  it('[C16] names the regions of the site’s countries, and of no other', async () => {
    const { regions } = (await ground.visitor().call(getRegions)).answer;
    expect(Object.keys(regions)).toEqual(['NL', 'BE', 'DE']);
    expect(regions.NL).toContainEqual({ code: 'NL-UT', name: 'Utrecht' });
  });

  it('[C16] names the interests in their order, and the company', async () => {
    expect((await ground.visitor().call(getInterests)).answer.interests).toEqual(['music', 'sports']);
    expect((await ground.visitor().call(getCompanyInfo)).answer).toMatchObject({ name: 'Vonk B.V.', kvk: '12345678', city: 'Utrecht' });
  });
});
