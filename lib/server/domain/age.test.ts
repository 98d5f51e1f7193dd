import { describe, expect, it } from 'vitest';
import { ageAt } from '@/lib/site/members/age-at';
import { bornAfter, bornBy } from './age';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('[E08] ages', () => {
  it.each([
    ['1990-11-21', 36],
    ['1990-11-22', 35],
    ['1990-12-01', 35],
    ['1990-01-31', 36],
    ['2008-11-21', 18],
    ['2008-11-22', 17],
  ])('born on %s is %i on 21 November 2026', (born, age) => expect(ageAt(born, at('2026-11-21'))).toBe(age));

  it('who is born on 29 February has a birthday on 1 March of other years', () => {
    expect(ageAt('2008-02-29', at('2026-02-28'))).toBe(17);
    expect(ageAt('2008-02-29', at('2026-03-01'))).toBe(18);
    expect(ageAt('2008-02-29', at('2028-02-29'))).toBe(20);
  });

  it.each(['2026-11-21', '2026-03-01', '2028-02-29', '2027-02-28', '2026-01-01', '2026-12-31'])('on %s the bounds of a search say the same as the age', (day) => {
    const now = at(day);
    for (let back = 0; back < 1_500; back++) {
      const born = new Date(now.getTime() - (18 * 365.25 + 700 - back) * 86_400_000).toISOString().slice(0, 10);
      const age = ageAt(born, now);
      for (const bound of [17, 18, 19, 20]) {
        expect(born <= bornBy(bound, now), `${born} at least ${bound}`).toBe(age >= bound);
        expect(born > bornAfter(bound, now), `${born} at most ${bound}`).toBe(age <= bound);
      }
    }
  });

  it('never names a day that does not exist', () => {
    expect(bornBy(18, at('2028-02-29'))).toBe('2010-02-28');
    expect(bornAfter(17, at('2028-02-29'))).toBe('2010-02-28');
    expect(bornBy(20, at('2028-02-29'))).toBe('2008-02-29');
  });
});
