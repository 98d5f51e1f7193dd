import { describe, expect, it } from 'vitest';
import { minimumAgeIn } from '@/lib/site/countries/countries';
import { birthDateFault } from './birth-date';

const now = new Date('2026-11-21T12:00:00Z');

describe('[V03] a date of birth', () => {
  it.each([
    ['1990-05-05', null],
    ['2008-11-21', null],
    ['2008-11-22', 'birth_date'],
    ['2011-11-21', 'birth_date'],
    ['', 'birth_date'],
    ['2001-02-29', 'birth_date_invalid'],
    ['2004-02-29', null],
    ['1990-13-01', 'birth_date_invalid'],
    ['1990-00-10', 'birth_date_invalid'],
    ['0000-01-01', 'birth_date_invalid'],
    ['1890-01-01', 'birth_date_invalid'],
    ['2026-11-22', 'birth_date_invalid'],
    ['2999-01-01', 'birth_date_invalid'],
    ['05-05-1990', 'birth_date_invalid'],
    ['1990-5-5', 'birth_date_invalid'],
    ['1990-05-05T00:00', 'birth_date_invalid'],
    ['yesterday', 'birth_date_invalid'],
  ])('%s is %s on 21 November 2026', (date, code) => expect(birthDateFault(date, 18, now)).toBe(code));

  it('where the law asks for more years, so do we', () => {
    expect(birthDateFault('2007-01-01', 21, now)).toBe('birth_date');
  });

  it.each(['NL', 'US', 'XX', null, undefined])('nobody below 18, whatever the country (%s)', (country) => expect(minimumAgeIn(country)).toBeGreaterThanOrEqual(18));
});
