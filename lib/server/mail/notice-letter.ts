// The letter about what happened while a member was away: who, with the label, never what was written. Decisions, 'Honesty and safety'. (A05)
import { pathTo } from '@/lib/site/addresses/routes';
import type { Letter, LetterOf, LetterPath } from './letter';

export type NoticeKind = Extract<Letter, { unsubscribe: LetterPath }>['kind'];
export type Told = { id: number; name: string; fictional: boolean; conversation?: number };

/** So many are named. */
const named = 3;

/** To one thing there is a way of its own; to several, the list. */
const places: Record<NoticeKind, { one: (told: Told) => string; all: string }> = {
  'new-messages': { one: ({ id, conversation }) => (conversation ? pathTo('chats-id', { id: conversation }) : pathTo('members-id-chat', { id })), all: pathTo('chats') },
  'new-likes': { one: ({ id }) => pathTo('members-id', { id }), all: pathTo('likes-type', { type: 'received' }) },
  'new-matches': { one: ({ id }) => pathTo('likes-m-id', { id }), all: pathTo('likes-type', { type: 'matches' }) },
};

/** A letter of a kind; `told` holds at least one, the last first, and may name somebody twice. */
export function noticeLetter(kind: NoticeKind, { reader, told, unsubscribe }: { reader: string; told: readonly Told[]; unsubscribe: LetterPath }): LetterOf<NoticeKind> {
  const people = told.filter(({ id }, at) => told.findIndex((other) => other.id === id) === at);
  const { one, all } = places[kind];
  return {
    kind, name: reader, unsubscribe, path: (people.length === 1 ? one(people[0]!) : all) as LetterPath, count: people.length,
    people: people.slice(0, named).map(({ name, fictional }) => ({ name, fictional })),
  };
}
