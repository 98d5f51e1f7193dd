import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { memberRow } from '../testing/small-world';
import { onEveryDatabase } from '../testing/suite';
import { findMembers } from './member-search';
import { listings } from './schema/listings';
import { members, type NewMember } from './schema/members';

onEveryDatabase('who can be found', (ground) => {
  const found = async (place: { country?: string; gender?: string } = {}) =>
    (await findMembers(ground.db, { siteId: 1, ...place }, { limit: 100 })).map(({ id }) => id);
  const change = (id: number, changed: Partial<NewMember>) => ground.db.update(members).set(changed).where(eq(members.id, id));

  it('[S04] [S11] every column of a listing follows its member, whatever of the member is written', async () => {
    const id = ground.world.premium;
    const changes: Partial<NewMember>[] = [
      { siteId: 2 }, { siteId: 1 }, { country: 'SE' }, { region: 'SE-AB' }, { region: null }, { gender: 'man' }, { fictional: true }, { dateOfBirth: '1971-02-03' }, { activeHour: 494_001 }, { interests: ['music', 'wine'] },
      { credits: 7 }, { profileStatus: 'disabled' }, { country: 'FI', profileStatus: 'active' }, { invisible: true }, { dateOfBirth: '1972-02-03', invisible: false },
    ];
    for (const changed of changes) {
      await change(id, changed);
      expect(await ground.db.select().from(listings).orderBy(listings.memberId), JSON.stringify(changed)).toEqual(
        (await ground.db.select().from(members).orderBy(members.id)).flatMap(({ id: memberId, siteId, country, region, gender, fictional, dateOfBirth, activeHour, interests, ...rest }) =>
          rest.profileStatus === 'active' && !rest.deletedAt && !rest.invisible ? { memberId, siteId, country, region, gender, fictional, dateOfBirth, activeHour, interests } : [],
        ),
      );
    }
  });

  it('[S04] is found under what the profile says now, from the moment it is there', async () => {
    const [{ id } = { id: 0 }] = await ground.db.insert(members).values(memberRow({ name: 'Marit', country: 'FI', region: null })).returning({ id: members.id });
    expect(await found({ country: 'FI' })).toEqual([id]);
    await change(id, { country: 'SE', gender: 'man' });
    expect(await found({ country: 'FI' })).toEqual([]);
    expect(await found({ country: 'SE', gender: 'man' })).toEqual([id]);
    await change(id, { activeHour: 999_999 });
    expect((await found())[0]).toBe(id);
    await ground.db.delete(members).where(eq(members.id, id));
    expect(await found()).not.toContain(id);
  });

  it.each([{ profileStatus: 'disabled' }, { deletedAt: new Date() }, { invisible: true }] as const)('[S11] who is %j is not found, and is again afterwards', async (gone) => {
    const id = ground.world.premium;
    expect(await found()).toContain(id);
    await change(id, gone);
    expect(await found()).not.toContain(id);
    await change(id, { profileStatus: 'active', deletedAt: null, invisible: false });
    expect(await found()).toContain(id);
  });
});
