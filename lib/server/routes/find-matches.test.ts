import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findMatches } from '@/lib/contract/match-finder';
import { members } from '../store/schema/members';
import { onOneDatabase } from '../testing/suite';
import type { Browser } from '../testing/test-server';
import { withSettings } from '../testing/with-settings';

onOneDatabase('the questionnaire', (ground) => {
  const says = (who: keyof typeof ground.world, ...interests: string[]) => ground.db.update(members).set({ interests }).where(eq(members.id, ground.world[who]));
  const ask = (answers: string[], some: object = {}, own: Browser = ground.visitor()) => own.call(findMatches, { body: { answers, ...some } });
  const found = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).answer.matches.map(({ member, equal }) => [member.name, equal]);

  it('puts those first whose profiles name the most of what was answered, and says how many', async () => {
    await says('free', 'music');
    await says('premium', 'music', 'hiking', 'kissing', 'wine');
    await says('hidden', 'music', 'hiking', 'kissing');
    const { answer } = await ask(['music', 'hiking', 'kissing']);
    expect(answer.matches.map(({ member, equal }) => [member.name, equal])).toEqual([['Premium', 3], ['Free', 1]]);
    expect(answer.total).toBe(2);
  });

  it('who names none of it is not there, and the same answer twice counts once', async () => {
    await says('free', 'music', 'music');
    expect(await found(['music', 'music', 'yoga'])).toEqual([['Free', 1]]);
    expect((await ask(['yoga', 'nonsense'])).answer).toEqual({ matches: [], total: 0 });
  });

  it('looks for whom one asked, and never for oneself', async () => {
    for (const who of ['free', 'premium', 'poor'] as const) await says(who, 'music');
    expect(await found(['music'], { gender: 'woman' })).toEqual([['Premium', 1]]);
    expect((await found(['music'], { gender: 'everyone' }, await ground.as('free'))).map(([name]) => name).sort()).toEqual(['Poor', 'Premium']);
  });

  it('looks for whom the member looks for, where nothing else is asked', async () => {
    for (const who of ['free', 'premium'] as const) await says(who, 'music');
    await ground.db.update(members).set({ lookingFor: 'man' }).where(eq(members.id, ground.world.poor));
    const poor = await ground.as('poor');
    expect(await found(['music'], {}, poor)).toEqual([['Free', 1]]);
    expect((await found(['music'], { gender: 'everyone' }, poor)).map(([name]) => name).sort()).toEqual(['Free', 'Premium']);
  });

  it('looks in the member’s own country; for a visitor in the one that the site takes them for', async () => {
    await says('free', 'music');
    await says('other', 'music');
    expect(await found(['music'], {}, await ground.as('poor'))).toEqual([['Free', 1]]);
    await withSettings(ground, { geoip_country: 'DE' });
    expect(await found(['music'])).toEqual([['Other', 1]]);
  });

  it('members of another site, hidden ones and those who left are not there', async () => {
    for (const who of ['elsewhere', 'hidden', 'gone', 'unconfirmed'] as const) await says(who, 'music');
    expect(await found(['music'])).toEqual([]);
  });

  it('[A05] a fictional profile is labelled, and neither online nor anywhere', async () => {
    await says('fictional', 'music');
    const [match] = (await ask(['music'], {}, await ground.as('free'))).answer.matches;
    expect(match?.member).toMatchObject({ fictional: true, online: false, distance_km: null });
  });

  it('[T16] shows nobody to visitors of a site that hides its members from them', async () => {
    await says('free', 'music');
    await withSettings(ground, { logged_out_search: 'none' });
    expect(await found(['music'])).toEqual([]);
    expect(await found(['music'], {}, await ground.as('poor'))).toEqual([['Free', 1]]);
  });

  it.each([{ answers: [] }, { answers: Array(7).fill('music') }, { answers: ['x'.repeat(41)] }, { answers: 'music' }, {}, { answers: ['music'], gender: 'cats' }])('%j is refused', async (body) => {
    expect((await ground.visitor().send('/api/match-finder.php', { method: 'POST', body })).status).toBe(422);
  });

  it('keeps no answer in the log', async () => {
    await ask(['kissing']);
    expect(JSON.stringify(ground.server.lines)).not.toContain('kissing');
  });
});
