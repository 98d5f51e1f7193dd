import { expect, it } from 'vitest';
import { sentence } from '@/tests/chat-setup';
import { lengthOf } from '../writing/composer-text';
import { groupMessages } from './message-groups';

const at = (id: number, sent_at: string, mine = false) => sentence(id, { sent_at, mine });
const shape = (items: ReturnType<typeof groupMessages>) => items.map((item) => (item.kind === 'day' ? 'day' : `${item.message.id}${item.last ? ' time' : ''}`));

it('the last of a group shows the time: another writer, five minutes, or another day ends it', () => {
  const messages = [
    at(1, '2026-11-20T21:10:00Z'), at(2, '2026-11-20T21:11:00Z'), at(3, '2026-11-20T21:12:00Z', true),
    at(4, '2026-11-20T21:20:00Z', true), at(5, '2026-11-20T22:58:00Z'), at(6, '2026-11-20T23:01:00Z'),
  ];
  expect(shape(groupMessages(messages, 'Europe/Amsterdam'))).toEqual(['day', '1', '2 time', '3 time', '4 time', '5 time', 'day', '6 time']);
});

it('a day begins at the reader’s midnight', () => {
  const messages = [at(1, '2026-11-20T23:30:00Z'), at(2, '2026-11-21T12:00:00Z')];
  expect(shape(groupMessages(messages, 'Europe/Amsterdam'))).toEqual(['day', '1 time', '2 time']);
  expect(shape(groupMessages(messages, 'Europe/London'))).toEqual(['day', '1 time', 'day', '2 time']);
});

it('a moment that cannot be read costs its time, and no more', () => {
  expect(shape(groupMessages([at(1, 'soon'), at(2, '2026-11-21T12:00:00Z')], 'Europe/Amsterdam'))).toEqual(['1 time', 'day', '2 time']);
});

it('characters are counted as the server counts them', () => {
  expect([lengthOf('  hoi  '), lengthOf('🌷🌷'), lengthOf('')]).toEqual([3, 2, 0]);
});
