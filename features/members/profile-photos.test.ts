import { expect, it } from 'vitest';
import type { Profile } from '@/lib/contract/person';
import { mayHideMore, wayToUnlock } from './profile-photos';

const image = { filename: 'a.jpg', thumb_filename: 'a-thumb.jpg' };

it.each([
  ['that says how many there are, and shows them all, hides none', 1, false],
  ['that says of more than it shows hides some', 3, true],
  ['that does not say how many there are may hide some', undefined, true],
])('[P01] a profile %s', (_, num_photos, hides) => {
  expect(mayHideMore({ main_image: image, photos: [], num_photos } as unknown as Profile)).toBe(hides);
});

it('[P01] a locked photo leads a visitor to sign-up with that member, a member to the bundles and back', () => {
  expect([wayToUnlock(7, true), wayToUnlock(7, false)]).toEqual(['/signup?member=7', '/credits?back=%2Fmembers%2F7']);
});
