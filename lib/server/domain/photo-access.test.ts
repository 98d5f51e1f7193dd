import { describe, expect, it } from 'vitest';
import { accessTo, photoFor, type Viewer } from './photo-access';

const owner: Viewer = { id: 1, paidUser: false };
const free: Viewer = { id: 2, paidUser: false };
const premium: Viewer = { id: 3, paidUser: true };
const main = { memberId: 1, position: 0, private: false };
const open = { memberId: 1, position: 1, private: false };
const locked = { memberId: 1, position: 2, private: true };
const lockedMain = { memberId: 1, position: 0, private: true };

describe('who may see a photo', () => {
  it.each([
    ['main', main, 'sharp', 'sharp', 'sharp', 'sharp'],
    ['further', open, 'none', 'sharp', 'sharp', 'sharp'],
    ['private', locked, 'none', 'blurred', 'sharp', 'sharp'],
    ['private first', lockedMain, 'none', 'blurred', 'sharp', 'sharp'],
  ] as const)('[A04] the %s photo: visitor %s, free member %s, premium member %s, owner %s', (_, photo, ...expected) =>
    expect([null, free, premium, owner].map((viewer) => accessTo(photo, viewer))).toEqual(expected),
  );

  const stored = { ...locked, id: 9, fullName: 'sharp', thumbName: 'small', blurredName: 'veiled' };

  it('[A04] a locked photo names its blurred file and nothing else', () => {
    const answer = photoFor(stored, free);
    expect(answer).toEqual({ id: 9, filename: 'veiled.webp', thumb_filename: 'veiled.webp', locked: true, private: true });
    expect(JSON.stringify(answer)).not.toMatch(/sharp|small/);
  });
  it('[P03] premium and owner get the sharp one', () => {
    for (const viewer of [premium, owner]) expect(photoFor(stored, viewer)).toMatchObject({ filename: 'sharp.webp', thumb_filename: 'small.webp', locked: false });
  });
  it('a visitor gets nothing of it', () => expect(photoFor(stored, null)).toBeNull());
  it('a private photo without a blurred file is left out rather than shown', () => expect(photoFor({ ...stored, blurredName: null }, free)).toBeNull());
});
