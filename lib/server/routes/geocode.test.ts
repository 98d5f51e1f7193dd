import { expect, it } from 'vitest';
import { geocode } from '@/lib/contract/geocode';
import { onOneDatabase } from '../testing/suite';
import { withSettings } from '../testing/with-settings';

onOneDatabase('where a position is', (ground) => {
  const at = async (lat: unknown, lon: unknown) => (await ground.as('free')).call(geocode, { query: { lat, lon } });

  it('[C09] the nearest town and its region, with the middle of the town and not the position', async () => {
    expect((await at(52.0907, 5.1214)).answer).toEqual({ country: 'NL', region: 'NL-UT', city: 'Utrecht', lat: 52.09, lon: 5.12 });
    expect((await at('52.3676', '4.9041')).answer).toMatchObject({ region: 'NL-NH', city: 'Amsterdam' });
    expect((await at(51.22, 4.4)).answer).toMatchObject({ country: 'BE', city: 'Antwerpen' });
  });

  it('[C09] a position where no town of the site is near is not found', async () => {
    expect((await at(0, 0)).code).toBe('not_found');
    expect((await at(41.9, 12.5)).code).toBe('not_found');
    await withSettings(ground, { countries: [] });
    expect((await at(41.9, 12.5)).answer).toMatchObject({ country: 'IT', city: expect.any(String) });
  });

  it.each([['91', '5'], ['52', '181'], ['north', '5'], ['', '']])('%s, %s is no position', async (lat, lon) => expect((await at(lat, lon)).status).toBe(422));

  it('the position stands in no line of the log, and nobody asks without end', async () => {
    const free = await ground.as('free');
    const told = [];
    for (let tries = 0; tries < 21; tries += 1) told.push((await free.call(geocode, { query: { lat: 52.0912, lon: 5.1234 } })).status);
    expect(told.filter((status) => status === 429)).toHaveLength(1);
    expect(JSON.stringify(ground.server.lines)).not.toMatch(/52\.09|5\.12/);
  });
});
