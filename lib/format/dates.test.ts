import { describe, expect, test } from 'vitest';
import { daysAgo, formatDate, formatDay, formatDayRange, formatLongDate, formatMoment, formatShortDay, formatTime, formatWholeDate } from './dates';

const amsterdam = 'Europe/Amsterdam';
/** No-break and narrow spaces are spaces to a reader. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const march = new Date('2026-03-07T18:05:00Z');

describe('dates in figures, by country', () => {
  test.each([
    ['nl-NL', '07-03-2026', '19:05'],
    ['nl-BE', '07/03/2026', '19:05'],
    ['en-GB', '07/03/2026', '19:05'],
    ['en-IE', '07/03/2026', '19:05'],
    ['en-US', '3/7/26', '19:05'],
    ['en-CA', '2026-03-07', '19:05'],
    ['de-DE', '07.03.2026', '19:05'],
    ['fr-FR', '07/03/2026', '19:05'],
    ['es-ES', '7/3/2026', '19:05'],
    ['it-IT', '07/03/2026', '19:05'],
    ['pl-PL', '7.03.2026', '19:05'],
    ['sv-SE', '2026-03-07', '19:05'],
    ['da-DK', '07.03.2026', '19.05'],
    ['nb-NO', '07.03.2026', '19:05'],
    ['fi-FI', '7.3.2026', '19.05'],
  ])('[A06] %s writes %s and %s', (locale, date, time) => {
    expect(plain(formatDate(march, locale, amsterdam))).toBe(date);
    expect(plain(formatTime(march, locale, amsterdam))).toBe(time);
  });

  test('[A07] the default language of dates is Dutch: day, month in lower case, year', () => {
    expect(formatLongDate(march, 'nl-NL', amsterdam)).toBe('7 maart 2026');
    expect(formatLongDate(march, 'xx-XX', amsterdam)).toBe('7 maart 2026');
    expect(formatLongDate(march, 'de-DE', amsterdam)).toBe('7. März 2026');
    expect(formatLongDate(march, 'fr-FR', amsterdam)).toBe('7 mars 2026');
  });

  test('[A06] the first of a month in French is 1er, in words alone; no other day and no other language has that', () => {
    const first = new Date('2024-02-01T12:00:00Z');
    const written = (day: Date, locale: string) => [formatLongDate(day, locale), formatWholeDate(day, locale), formatShortDay(day, locale), formatDayRange(day, new Date(day.getTime() + 40 * 86_400_000), locale)].map((text) => text.replace(/\s/g, ' '));
    expect(written(first, 'fr-FR')).toEqual(['1er février 2024', 'jeudi 1er février 2024', '1er févr.', '1er févr. – 12 mars']);
    expect(formatDayRange(new Date('2024-02-21T12:00:00Z'), new Date('2024-03-01T12:00:00Z'), 'fr-BE')).toMatch(/1er mars$/);
    for (const day of ['11', '21']) expect(formatLongDate(new Date(`2024-01-${day}T12:00:00Z`), 'fr-FR')).toBe(`${day} janvier 2024`);
    expect(formatDate(first, 'fr-FR')).toBe('01/02/2024');
    expect(written(first, 'nl-NL')[0]).toBe('1 februari 2024');
  });

  test('[A06] a weekday stands in a sentence where it keeps its form there', () => {
    const day = new Date('2026-12-13T12:00:00Z');
    expect(['nl-NL', 'de-DE', 'da-DK', 'es-ES', 'it-IT', 'pl-PL', 'fi-FI'].map((locale) => formatWholeDate(day, locale))).toEqual([
      'zondag 13 december 2026', 'Sonntag, 13. Dezember 2026', 'søndag den 13. december 2026', 'domingo, 13 de diciembre de 2026', '13 dicembre 2026', '13 grudnia 2026', '13. joulukuuta 2026',
    ]);
  });

  test('midnight is 00:00, never 24:00', () => {
    const midnight = new Date('2026-03-06T23:00:00Z');
    for (const locale of ['nl-NL', 'en-US', 'de-CH', 'fr-FR']) expect(formatTime(midnight, locale, amsterdam)).toBe('00:00');
  });
});

describe('days', () => {
  const now = new Date('2026-11-21T11:00:00Z');

  test('begin at midnight where the reader is, not after twenty-four hours', () => {
    const justNow = new Date('2026-11-20T23:01:00Z');
    const justBefore = new Date('2026-11-20T22:59:00Z');
    expect(daysAgo(justNow, now, amsterdam)).toBe(0);
    expect(daysAgo(justBefore, now, amsterdam)).toBe(1);
    expect(daysAgo(justNow, now, 'UTC')).toBe(1);
    expect(daysAgo(now, now, 'Pacific/Kiritimati')).toBe(0);
  });

  test('two minutes on either side of midnight are two days', () => {
    expect(daysAgo(new Date('2026-11-21T22:59:00Z'), new Date('2026-11-21T23:01:00Z'), amsterdam)).toBe(1);
    expect(daysAgo(new Date('2026-11-21T22:59:00Z'), new Date('2026-11-21T23:01:00Z'), 'UTC')).toBe(0);
  });

  test('count over the change of the clock, the month and the year', () => {
    expect(daysAgo(new Date('2026-10-24T22:30:00Z'), new Date('2026-10-25T22:30:00Z'), amsterdam)).toBe(0);
    expect(daysAgo(new Date('2026-10-24T21:30:00Z'), new Date('2026-10-25T23:30:00Z'), amsterdam)).toBe(2);
    expect(daysAgo(new Date('2026-03-28T12:00:00Z'), new Date('2026-03-30T00:30:00Z'), amsterdam)).toBe(2);
    expect(daysAgo(new Date('2026-12-31T12:00:00Z'), new Date('2027-01-01T12:00:00Z'), amsterdam)).toBe(1);
    expect(daysAgo(new Date('2028-02-28T12:00:00Z'), new Date('2028-03-01T12:00:00Z'), amsterdam)).toBe(2);
    expect(daysAgo(new Date('2026-11-22T12:00:00Z'), now, amsterdam)).toBe(-1);
  });

  test.each([
    ['2026-11-21T10:00:00Z', 'vandaag', '11:00'],
    ['2026-11-20T10:00:00Z', 'gisteren', 'gisteren'],
    ['2026-11-19T10:00:00Z', 'donderdag', 'do'],
    ['2026-11-15T10:00:00Z', 'zondag', 'zo'],
    ['2026-11-14T10:00:00Z', '14 november 2026', '14-11-2026'],
    ['2025-11-21T10:00:00Z', '21 november 2025', '21-11-2025'],
  ])('a message of %s stands under %s, and in the list with %s', (sent, day, moment) => {
    expect(formatDay(new Date(sent), now, 'nl-NL', amsterdam)).toBe(day);
    expect(formatMoment(new Date(sent), now, 'nl-NL', amsterdam)).toBe(moment);
  });

  test.each([
    ['da-DK', 'i dag', 'i går'], ['de-DE', 'heute', 'gestern'], ['en-GB', 'today', 'yesterday'], ['es-ES', 'hoy', 'ayer'], ['fi-FI', 'tänään', 'eilen'], ['fr-FR', 'aujourd’hui', 'hier'],
    ['it-IT', 'oggi', 'ieri'], ['nb-NO', 'i dag', 'i går'], ['nl-NL', 'vandaag', 'gisteren'], ['pl-PL', 'dzisiaj', 'wczoraj'], ['sv-SE', 'i dag', 'i går'],
  ])('[A06] in %s the days are %s and %s', (locale, today, yesterday) => {
    expect(formatDay(now, now, locale, amsterdam)).toBe(today);
    expect(formatDay(new Date('2026-11-20T11:00:00Z'), now, locale, amsterdam)).toBe(yesterday);
  });

  test('a moment that a fast clock puts ahead is a time or a date, never a day gone by', () => {
    const ahead = new Date('2026-11-21T11:00:30Z');
    expect(formatMoment(ahead, now, 'nl-NL', amsterdam)).toBe('12:00');
    expect(formatDay(ahead, now, 'nl-NL', amsterdam)).toBe('vandaag');
    expect(formatDay(new Date('2026-11-22T11:00:00Z'), now, 'nl-NL', amsterdam)).toBe('22 november 2026');
  });
});
