import { person, type Person } from '@/lib/contract/person';

/** A member as the list of members shows one, with what a test changes. */
export function someone(id: number, more: object = {}): Person {
  return person.parse({ id, name: `Lid ${id}`, age: 30 + (id % 40), city: 'Utrecht', main_image: { filename: `${id}.webp`, thumb_filename: `${id}-t.webp` }, ...more });
}

/** So many of them, from 1. */
export function somePeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => someone(index + 1));
}
