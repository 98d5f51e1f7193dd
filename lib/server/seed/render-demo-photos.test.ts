import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoWorld, type DemoWorld } from './demo-world';
import { renderDemoPhotos } from './render-demo-photos';

const all = demoWorld(new Date('2026-11-21T20:06:00Z'));
const yasmin = all.members.filter(({ email }) => email === 'yasmin@vonk.test');
const small: DemoWorld = { ...all, members: yasmin };

function folder() {
  const files = new Map<string, Uint8Array>();
  const has = (name: string) => Promise.resolve(files.has(name));
  const put = (name: string, bytes: Uint8Array) => Promise.resolve(void files.set(name, bytes));
  return { files, has, put };
}

test('draws every file of every photo, once, and says how far it is', async () => {
  const place = folder();
  const heard: string[] = [];
  const first = await renderDemoPhotos(small, place, (done, of) => heard.push(`${done}/${of}`));
  const [hidden, open] = yasmin[0]!.photos;
  const wanted = [hidden!.names.full, hidden!.names.thumb, hidden!.names.blurred, open!.names.full, open!.names.thumb].map((name) => `${name}.webp`);
  expect([...place.files.keys()].toSorted()).toEqual(wanted.toSorted());
  expect(first).toMatchObject({ drawn: 2, skipped: 0, bytes: [...place.files.values()].reduce((sum, { length }) => sum + length, 0) });
  expect(heard).toEqual(['1/2', '2/2']);
  expect(await sharp(place.files.get(`${open!.names.full}.webp`)!).metadata()).toMatchObject({ format: 'webp', width: 600, height: 800 });
  expect(place.files.get(`${hidden!.names.blurred}.webp`)!.length).toBeLessThan(2000);

  expect(await renderDemoPhotos(small, place)).toEqual({ drawn: 0, skipped: 2, bytes: 0 });
  place.files.delete(`${hidden!.names.full}.webp`);
  expect(await renderDemoPhotos(small, place)).toMatchObject({ drawn: 1, skipped: 1 });
});

test('a portrait that two members show is drawn once', async () => {
  const place = folder();
  const twice: DemoWorld = { ...all, members: all.members.filter(({ name }) => name === 'Raven') };
  expect(twice.members).toHaveLength(2);
  expect(await renderDemoPhotos(twice, place)).toMatchObject({ drawn: 2 });
});

test('a place that fails is told', async () => {
  const broken = { has: () => Promise.resolve(false), put: () => Promise.reject(new Error('disk full')) };
  await expect(renderDemoPhotos(small, broken)).rejects.toThrow('disk full');
});
