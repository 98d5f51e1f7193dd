import { expect, it } from 'vitest';
import { monthBegan, siteDay } from './site-day';

const at = (moment: string) => {
  const { date, ends } = siteDay(new Date(moment));
  return [date, ends.toISOString()];
};

it('a day ends at midnight in the sites’ own time zone', () => {
  expect(at('2026-11-21T12:00:00Z')).toEqual(['2026-11-21', '2026-11-21T23:00:00.000Z']);
  expect(at('2026-07-01T12:00:00Z')).toEqual(['2026-07-01', '2026-07-01T22:00:00.000Z']);
});

it('the last millisecond and the first one belong to different days', () => {
  expect(at('2026-11-21T22:59:59.999Z')).toEqual(['2026-11-21', '2026-11-21T23:00:00.000Z']);
  expect(at('2026-11-21T23:00:00.000Z')).toEqual(['2026-11-22', '2026-11-22T23:00:00.000Z']);
});

it('the days on which the clocks change end at midnight too', () => {
  expect(at('2026-03-28T23:30:00Z')).toEqual(['2026-03-29', '2026-03-29T22:00:00.000Z']);
  expect(at('2026-10-24T22:30:00Z')).toEqual(['2026-10-25', '2026-10-25T23:00:00.000Z']);
});

it('a year ends like any other day', () => {
  expect(at('2026-12-31T22:30:00Z')).toEqual(['2026-12-31', '2026-12-31T23:00:00.000Z']);
});

it('a month began at the midnight of its first day there', () => {
  const began = (moment: string) => monthBegan(new Date(moment)).toISOString();
  expect([began('2026-11-21T12:00:00Z'), began('2026-10-31T23:00:00Z'), began('2026-10-31T22:59:59Z'), began('2026-07-01T00:00:00Z')]).toEqual([
    '2026-10-31T23:00:00.000Z', '2026-10-31T23:00:00.000Z', '2026-09-30T22:00:00.000Z', '2026-06-30T22:00:00.000Z',
  ]);
});
