import { describe, expect, test } from 'vitest';
import type { Image } from '../../contract/person';
import { matchUrl, photoSources, photoUrl } from './photo-url';

describe('the address of a photo', () => {
  test('[E02] is the file below cdn_prefix, in the size asked for, or in the one there is', () => {
    expect(photoUrl({ filename: 'a.jpg', thumb_filename: 'a-s.jpg' }, 'full', 'https://cdn.test/')).toBe('https://cdn.test/a.jpg');
    expect(photoUrl({ filename: 'a.jpg', thumb_filename: 'a-s.jpg' }, 'thumb', 'https://cdn.test/')).toBe('https://cdn.test/a-s.jpg');
    expect(photoUrl({ filename: 'a.jpg' }, 'thumb', '/p/')).toBe('/p/a.jpg');
    expect(photoUrl({ thumb_filename: 'a-s.jpg' }, 'full', '/p/')).toBe('/p/a-s.jpg');
  });

  test('[E02] there is none without a photo', () => {
    const onlyMatch: Image = { match: '/auto-like/7.jpg' };
    for (const nothing of [null, undefined, {}, onlyMatch]) expect(photoUrl(nothing, 'full', '/p/')).toBeNull();
  });

  test.each([
    ['iris.webp', 'https://cdn.test/iris.webp'], ['auto/iris.webp', 'https://cdn.test/auto/iris.webp'], ['/api/photo.php/iris.webp', '/api/photo.php/iris.webp'], ['https://other.test/iris.webp', 'https://other.test/iris.webp'], ['', null],
  ])('[E02] of an auto-like profile, %j, is %s', (match, address) => {
    expect(matchUrl({ match }, 'https://cdn.test/')).toBe(address);
    expect(matchUrl(null, 'https://cdn.test/')).toBeNull();
  });

  test('for a picture of many is both files with their widths, or the one there is', () => {
    expect(photoSources({ filename: 'a.jpg', thumb_filename: 'a-s.jpg' }, '/p/')).toEqual({ src: '/p/a.jpg', srcSet: '/p/a-s.jpg 300w, /p/a.jpg 600w' });
    expect(photoSources({ filename: 'a.jpg' }, '/p/')).toEqual({ src: '/p/a.jpg' });
    expect(photoSources(null, '/p/')).toEqual({ src: null });
  });
});
