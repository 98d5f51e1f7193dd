import { expect, test } from 'vitest';
import { person, type Person } from '@/lib/contract/person';
import { hasOpenPhoto, realFaces } from './real-faces';

const member = (id: number, more: Partial<Person> = {}): Person => person.parse({ id, name: `Lid ${id}`, age: 30, main_image: { filename: `${id}.jpg` }, ...more });

test('[A05] decoration shows nobody fictional, nobody behind a lock and nobody without a photo', () => {
  const people = [member(1), member(2, { fictional: true }), member(3, { main_image: { locked: true } as Person['main_image'] }), member(4, { main_image: undefined }), member(5)];
  expect(realFaces(people).map(({ id }) => id)).toEqual([1, 5]);
  expect(people.map(hasOpenPhoto)).toEqual([true, true, false, false, true]);
});
