import { expect, test } from 'vitest';
import { niches } from '@/lib/site/niches/niches';
import { crops } from '../portraits/portrait-options';
import { demoWorld, type DemoMember } from './demo-world';

const hour = 60 * 60 * 1000;
const moments = ['2026-11-21T20:06:00Z', '2026-11-22T08:31:00Z', '2027-03-02T13:58:00Z'].map((text) => new Date(text));

/** The people with a photo in the order of a search: the last to be active first. */
const shownAt = (now: Date) =>
  demoWorld(now).members
    .filter(({ userStatus, profileStatus, photos }) => userStatus === 'active' && profileStatus === 'active' && photos.length > 0)
    .map((member) => ({ ...member, hour: Math.floor((member.lastSeenAt ?? member.signupAt).getTime() / hour) }))
    .toSorted((a, b) => b.hour - a.hour || b.id - a.id);

const pagesOf = <Item>(list: readonly Item[]) => Array.from({ length: Math.max(1, list.length - 11) }, (_, start) => list.slice(start, start + 12));
const sceneOf = ({ photos }: Pick<DemoMember, 'photos'>) => photos[0]!.portrait.bg!;
/** Twelve who follow each other and of whom two are in one scene. */
const repeated = (list: readonly Pick<DemoMember, 'photos' | 'name'>[]) =>
  pagesOf(list).filter((page) => new Set(page.map(sceneOf)).size < page.length).map((page) => page.map((each) => `${each.name} ${sceneOf(each)}`).join(', '));

test.each(moments)('no twelve women or men who follow each other in a search show a scene twice, at %s', (now) => {
  const shown = shownAt(now);
  for (const site of niches.filter((niche) => niche !== 'bdsm')) {
    for (const gender of ['woman', 'man']) {
      const list = shown.filter((member) => member.site === site && member.gender === gender);
      expect(repeated(list)).toEqual([]);
    }
  }
});

test.each(moments)('of twelve of everyone at most two share a scene, at %s', (now) => {
  const shown = shownAt(now).filter(({ site }) => site === 'general');
  for (const page of [...pagesOf(shown), ...pagesOf(shown.filter(({ country }) => country === 'NL'))]) {
    const counts = page.map((one) => page.filter((other) => sceneOf(other) === sceneOf(one)).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  }
});

test('any twelve who follow each other come in all three croppings', () => {
  for (const gender of ['woman', 'man']) {
    for (const page of pagesOf(shownAt(moments[0]!).filter((member) => member.site === 'general' && member.gender === gender))) {
      expect(new Set(page.map(({ photos }) => photos[0]!.portrait.crop))).toEqual(new Set(crops));
    }
  }
});

test('a photo keeps its name whenever the demo world is made', () => {
  const names = (now: Date) => demoWorld(now).members.map(({ photos }) => photos.map((photo) => photo.names.full));
  const [first, ...others] = moments.map(names);
  for (const other of others) expect(other).toEqual(first);
});

test('nobody shows two photos in one scene, unless there are more photos than scenes', () => {
  for (const { site, photos } of demoWorld(moments[0]!).members) {
    if (site === 'bdsm' && photos.length > 5) continue;
    expect(new Set(photos.map(({ portrait }) => portrait.bg)).size).toBe(photos.length);
  }
});
