import { describe, expect, it } from 'vitest';
import { testProfile, testRegions } from '@/tests/member-page';
import { changesBetween, noValues, valuesIn, valuesOf, type ProfileValues } from './profile-values';

const regions = testRegions.NL;
const saved = valuesOf(testProfile({ region: 'Utrecht', interests: ['music'], attributes: { gender: 'woman', hair: 'brown' } }), 'man', regions);
const form = (fields: Record<string, string>, interests: string[] = []) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const each of interests) data.append('interest', each);
  return data;
};
const changed = (some: Partial<ProfileValues>) => changesBetween(saved, { ...saved, ...some });

describe('the values of a profile', () => {
  it('the region that the server names becomes its code', () => {
    expect(saved).toMatchObject({ name: 'Sanne', region: 'NL-UT', city: 'Utrecht', looking_for: 'man', gender: 'woman', hair: 'brown', eye: '', interests: ['music'] });
    expect(valuesOf(testProfile({ region: 'Atlantis' }), undefined, regions)).toMatchObject({ region: '', looking_for: '' });
  });

  it('a form that does not offer a field leaves it as it is; one that empties it does not', () => {
    expect(valuesIn(form({ name: 'Sanne', hair: '', country: 'NL', region: 'NL-GE' }), saved)).toMatchObject({ hair: '', gender: 'woman', region: 'NL-GE', interests: [] });
  });

  it('a region goes with its country', () => {
    expect(valuesIn(form({ country: 'DE', region: 'NL-UT' }), saved).region).toBe('');
    expect(valuesIn(form({ country: 'DE', region: 'DE-NW' }), noValues).region).toBe('DE-NW');
  });

  it('lines are lines, whatever a browser sends for them', () => expect(valuesIn(form({ about: 'een\r\ntwee' }), saved).about).toBe('een\ntwee'));
});

describe('[S13] what the server is told', () => {
  it.each<[Partial<ProfileValues>, object]>([
    [{ about: '' }, { about: '' }],
    [{ hair: '', eye: 'blue' }, { attributes: { hair: '', eye: 'blue' } }],
    [{ gender: 'nonbinary' }, { gender: 'nonbinary' }],
    [{ looking_for: 'everyone' }, { looking_for: 'everyone' }],
    [{ interests: ['yoga', 'music'] }, { interests: ['yoga', 'music'] }],
    [{ region: 'NL-GE' }, { country: 'NL', region: 'NL-GE', city: 'Utrecht' }],
    [{ city: 'Zeist' }, { city: 'Zeist' }],
  ])('of %j is that, and nothing else', (some, told) => expect(changed(some)).toEqual(told));

  it('is nothing where nothing was changed, and where interests only stand in another order', () => {
    expect(changed({})).toBeNull();
    expect(changesBetween({ ...saved, interests: ['a', 'b'] }, { ...saved, interests: ['b', 'a'] })).toBeNull();
  });
});
