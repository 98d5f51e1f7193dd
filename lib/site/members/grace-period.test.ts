import { describe, expect, test } from 'vitest';
import { formatLongDate } from '../../format/dates';
import { siteTimeZone } from '../constants';
import { daysAfterToday, deletedOn, graceEnds, graceOver, lastWholeDay } from './grace-period';

const at = (text: string) => new Date(text);
const inDutch = (moment: Date) => formatLongDate(moment, 'nl-NL', siteTimeZone);

describe('[B05] the days of grace', () => {
  test.each([
    ['in the morning', '2026-11-23T09:00:00+01:00', '2026-12-08T00:00:00+01:00', '7 december 2026'],
    ['in the last second of a day', '2026-11-23T23:59:59+01:00', '2026-12-08T00:00:00+01:00', '7 december 2026'],
    ['in the first of the next', '2026-11-24T00:00:00+01:00', '2026-12-09T00:00:00+01:00', '8 december 2026'],
    ['before the clocks go back', '2026-10-20T12:00:00+02:00', '2026-11-04T00:00:00+01:00', '3 november 2026'],
    ['before they go forward, ending that very day', '2026-03-15T12:00:00+01:00', '2026-03-30T00:00:00+02:00', '29 maart 2026'],
  ])('of an account that is deleted %s end with the fourteenth day after it', (_when, deleted, ends, last) => {
    expect(graceEnds(at(deleted))).toEqual(at(ends));
    expect(inDutch(deletedOn(at(ends)))).toBe(inDutch(at(deleted)));
    expect(inDutch(lastWholeDay(graceEnds(at(deleted))))).toBe(last);
  });

  test('are over for the search of the eraser at the very moment at which the link ends', () => {
    for (let hour = 0; hour < 24 * 40; hour++) {
      const deleted = at('2026-10-01T00:30:00Z').getTime() + hour * 3_600_000;
      const end = graceEnds(new Date(deleted));
      expect([deleted < graceOver(end).getTime(), deleted < graceOver(new Date(end.getTime() - 1)).getTime()]).toEqual([true, false]);
    }
  });

  test('are counted down to 0, which is the last of them', () => {
    const until = graceEnds(at('2026-11-23T09:00:00+01:00'));
    expect(['2026-11-23T09:00:00+01:00', '2026-11-24T00:00:00+01:00', '2026-12-07T00:00:00+01:00', '2026-12-07T23:59:59+01:00'].map((now) => daysAfterToday(until, at(now)))).toEqual([14, 13, 0, 0]);
  });

  test.each([
    ['in the middle of a day', '2026-12-07T09:00:00+01:00', '23 november 2026', '6 december 2026'],
    ['in the last second of one', '2026-12-07T23:59:59+01:00', '23 november 2026', '6 december 2026'],
    ['after the clocks went back', '2026-11-03T11:00:00+01:00', '20 oktober 2026', '2 november 2026'],
    ['after they went forward', '2026-03-29T13:00:00+02:00', '15 maart 2026', '28 maart 2026'],
  ])('of a server that ends them to the second, %s, begin with the day of the deletion and name no day that is not whole', (_when, ends, deleted, last) => {
    expect([inDutch(deletedOn(at(ends))), inDutch(lastWholeDay(at(ends)))]).toEqual([deleted, last]);
  });
});
