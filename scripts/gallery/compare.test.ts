import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareFolders } from './compare';

let home: string;
const said: string[] = [];
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((sentence: string) => void said.push(sentence));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const picture = async (folder: string, name: string, background: string, dot?: string) => {
  mkdirSync(path.join(home, folder, 'nl'), { recursive: true });
  const drawn = sharp({ create: { width: 10, height: 10, channels: 3, background } });
  const with2 = dot ? drawn.composite([{ input: { create: { width: 2, height: 1, channels: 3, background: dot } }, left: 3, top: 3 }]) : drawn;
  await with2.png().toFile(path.join(home, folder, 'nl', name));
};
const compare = () => compareFolders(path.join(home, 'a'), path.join(home, 'b'), path.join(home, 'differences'), { dots: 2 });

test('two builds that look alike have no difference, and none is drawn', async () => {
  for (const folder of ['a', 'b']) await picture(folder, 'like-modal.png', '#fff');
  expect(await compare()).toBe(0);
  expect(said).toEqual(['No difference in 1 pictures.']);
  expect(readdirSync(home)).toEqual(['a', 'b']);
});

test('a scene that differs is named, with how much of it, and drawn; what one folder lacks is named too', async () => {
  await picture('a', 'like-modal.png', '#fff');
  await picture('b', 'like-modal.png', '#fff', '#c00');
  await picture('a', 'old.png', '#fff');
  await picture('b', 'new.png', '#fff');
  expect(await compare()).toBe(3);
  expect(said.slice(0, -1).map((sentence) => sentence.replaceAll(home, ''))).toEqual(['nl/old.png: only in /a', 'nl/new.png: only in /b', 'nl/like-modal.png: 2 dots differ, 2.00%']);
  const { data } = await sharp(path.join(home, 'differences/nl/like-modal.png')).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray((3 * 10 + 3) * 3, (3 * 10 + 3) * 3 + 3)]).toEqual([220, 0, 40]);
});

test('two folders without a picture are no two builds that look alike', async () => {
  for (const folder of ['a', 'b']) mkdirSync(path.join(home, folder));
  await expect(compare()).rejects.toThrow(/no picture/);
});

test('a shade that no eye sees is no difference, nor a speck', async () => {
  await picture('a', 'x.png', '#ffffff');
  await picture('b', 'x.png', '#fdfdfd');
  expect(await compare()).toBe(0);
  await picture('b', 'x.png', '#ffffff', '#c00');
  expect(await compareFolders(path.join(home, 'a'), path.join(home, 'b'), path.join(home, 'differences'))).toBe(0);
});

test.each([['a pale ground that turns paler', '#ffffff', '#f8f8f8'], ['the pink of a button that turns another pink', '#d63384', '#cc3380'], ['a text that turns grey', '#212529', '#343a40']])('%s is a difference', async (_, before, after) => {
  await picture('a', 'x.png', before);
  await picture('b', 'x.png', after);
  expect(await compareFolders(path.join(home, 'a'), path.join(home, 'b'), path.join(home, 'differences'))).toBe(1);
});

/** A dark bar on white whose left edge has a shade of its own, as letters have; `width` of it is dark. */
const bar = async (folder: string, edge: number, width: number) => {
  mkdirSync(path.join(home, folder), { recursive: true });
  const row = Array.from({ length: 20 }, (_, x) => (x < 5 ? 255 : x === 5 ? edge : x < 5 + width ? 30 : 255));
  await sharp(Buffer.from(Array.from({ length: 20 }, () => row.flatMap((value) => [value, value, value])).flat()), { raw: { width: 20, height: 20, channels: 3 } }).png().toFile(path.join(home, folder, 'bar.png'));
};

test('an edge that is drawn a hair aside is no difference; one that has moved is', async () => {
  await bar('a', 120, 6);
  await bar('b', 200, 6);
  expect(await compareFolders(path.join(home, 'a'), path.join(home, 'b'), path.join(home, 'differences'))).toBe(0);
  await bar('b', 120, 9);
  expect(await compareFolders(path.join(home, 'a'), path.join(home, 'b'), path.join(home, 'differences'))).toBe(1);
});
