import { describe, expect, it } from 'vitest';
import { completenessOf, type ProfileFacts } from './profile-completeness';

const whole: ProfileFacts = { photos: 1, lookingFor: 'woman', about: 'Hoi', interests: 3, place: 'Utrecht', attributes: ['brown', 'blue'] };

describe('how complete a profile is', () => {
  it('is a hundred with everything there', () => expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] }));

  it('is nothing with nothing there, and names all in the order in which others ask', () => {
    const empty = { photos: 0, lookingFor: '', about: ' ', interests: 0, place: '', attributes: ['', ''] };
    expect(completenessOf(empty)).toEqual({ percent: 0, missing: ['photo', 'looking_for', 'about', 'interests', 'place', 'attributes'] });
  });

  it.each<[Partial<ProfileFacts>, number, string]>([
    [{ photos: 0 }, 75, 'photo'], [{ lookingFor: '' }, 90, 'looking_for'], [{ about: '' }, 80, 'about'], [{ interests: 2 }, 95, 'interests'], [{ place: '' }, 90, 'place'], [{ attributes: ['brown', ''] }, 90, 'attributes'],
  ])('without %j it is %i, and %s is named', (change, percent, part) => {
    expect(completenessOf({ ...whole, ...change })).toEqual({ percent, missing: [part] });
  });

  it('rounds up to no hundred while something is missing', () => {
    expect(completenessOf({ ...whole, attributes: [...Array<string>(99).fill('x'), ''] })).toEqual({ percent: 99, missing: ['attributes'] });
  });

  it('a site that shows no attributes asks for none', () => expect(completenessOf({ ...whole, attributes: [] }).percent).toBe(100));
});
