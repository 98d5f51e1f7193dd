import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getProfile } from '@/lib/contract/members';
import { saveProfile } from '@/lib/contract/own-profile';
import { members } from '../store/schema/members';
import { onOneDatabase } from '../testing/suite';

type Body = Parameters<typeof saveProfile.body.parse>[0] & object;

onOneDatabase('the own profile', (ground) => {
  const save = async (body: Body) => (await ground.as('free')).call(saveProfile, { body });
  const row = async () => (await ground.db.select().from(members).where(eq(members.id, ground.world.free)))[0]!;

  it('[S13, E12] takes what was changed, and others see it', async () => {
    const told = await save({ name: ' Frits  de Vrije ', about: 'Hoi!\r\nIk ben Frits.', looking_for: 'woman', attributes: { hair: 'brown', tattoo: 'none' }, interests: ['sports', 'music'] });
    expect([told.status, told.answer.profile]).toMatchObject([200, { name: 'Frits de Vrije', about: 'Hoi!\nIk ben Frits.', attributes: { hair: 'brown', tattoo: 'none', gender: 'man' }, interests: ['music', 'sports'] }]);
    const { profile } = (await (await ground.as('other')).call(getProfile, { query: { id: ground.world.free } })).answer;
    expect(profile).toMatchObject({ name: 'Frits de Vrije', attributes: { hair: 'brown' }, interests: ['music', 'sports'] });
  });

  it('leaves alone what was not given, and an empty change is none', async () => {
    const before = await row();
    expect((await save({})).status).toBe(200);
    expect({ ...(await row()), lastSeenAt: null, activeHour: 0 }).toEqual({ ...before, lastSeenAt: null, activeHour: 0 });
    await save({ attributes: { hair: 'red' } });
    await save({ attributes: { eye: 'blue' } });
    expect(await row()).toMatchObject({ hair: 'red', eye: 'blue', name: 'Free' });
  });

  it('an empty text takes away what was said', async () => {
    await save({ about: 'iets', attributes: { hair: 'red' }, city: 'Zeist' });
    await save({ about: ' ', attributes: { hair: '' }, city: '', region: '' });
    expect(await row()).toMatchObject({ about: null, hair: null, city: null, region: null });
  });

  it('who moves leaves region, town and place on the map behind', async () => {
    await save({ country: 'BE' });
    expect(await row()).toMatchObject({ country: 'BE', region: null, city: null, lat: null, lon: null });
    await save({ region: 'BE-VAN', city: 'Mechelen' });
    expect(await row()).toMatchObject({ country: 'BE', region: 'BE-VAN', city: 'Mechelen' });
  });

  it('who saves the place they had keeps it on the map', async () => {
    await save({ country: 'NL', region: 'NL-UT', city: 'Utrecht', about: 'x' });
    expect((await row()).lat).toBeCloseTo(52.1);
  });

  const wrong: [string, Body, Record<string, string>][] = [
    ['[V01] the address as a name', { name: 'Free@example.test' }, { name: 'name_is_email' }],
    ['[V01] a name that begins with an @', { name: '@free' }, { name: 'name_at' }],
    ['an empty name', { name: ' ' }, { name: 'required' }],
    ['a long story', { about: 'x'.repeat(2_001) }, { about: 'text_too_long' }],
    ['a colour that hair has not', { attributes: { hair: 'blue' } }, { 'attributes.hair': 'not_offered' }],
    ['no gender', { attributes: { gender: '' } }, { 'attributes.gender': 'not_offered' }],
    ['an interest of nobody', { interests: ['music', 'crime'] }, { interests: 'not_offered' }],
    ['a country that the site does not serve', { country: 'US' }, { country: 'not_offered' }],
    ['a region of another country', { region: 'BE-VAN' }, { region: 'not_offered' }],
    ['several at once', { name: '', interests: ['crime'] }, { name: 'required', interests: 'not_offered' }],
  ];
  it.each(wrong)('%s is told at its field, and nothing changes', async (_, body, fields) => {
    const before = await row();
    const told = await save({ looking_for: 'man', ...body });
    expect([told.status, told.code, told.error?.fields]).toEqual([422, 'invalid_input', fields]);
    expect((await row()).lookingFor).toBe(before.lookingFor);
  });

  describe('who', () => {
    it('no visitor', async () => expect((await ground.visitor().call(saveProfile, { body: { name: 'Niemand' } })).status).toBe(403));

    it('only oneself, whatever is sent along; a profile that waits for its address stays hidden', async () => {
      const own = await ground.as('unconfirmed');
      const sly = { id: ground.world.premium, about: 'hoi', status: 'active', profile_status: 'active', paid_user: true, credits: 99, email: 'x@y.nl', date_of_birth: '1950-01-01', fictional: true } as object;
      expect((await own.call(saveProfile, { body: sly })).answer.profile).toMatchObject({ id: ground.world.unconfirmed, status: 'disabled', premium: false, fictional: false });
      const [changed] = await ground.db.select().from(members).where(eq(members.id, ground.world.unconfirmed));
      expect(changed).toMatchObject({ about: 'hoi', email: 'unconfirmed@example.test', credits: 20, status: 'not_confirmed', dateOfBirth: '1990-05-05' });
      expect((await ground.db.select().from(members).where(eq(members.id, ground.world.premium)))[0]!.about).toBeNull();
    });
  });
});
