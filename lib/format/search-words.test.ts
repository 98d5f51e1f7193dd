import { describe, expect, it } from 'vitest';
import { hasWords, searchWords } from './search-words';

describe('searching in texts that are there', () => {
  it('takes no account of accents, capitals and spaces', () => {
    expect(searchWords('  Zoë  CRÉDITO ')).toEqual(['zoe', 'credito']);
    expect(hasWords('Zoë koopt een credito', searchWords('zoe Crédito'))).toBe(true);
  });

  it('wants each word, a part of one is enough', () => {
    expect(hasWords('Slaap lekker straks', searchWords('lek sla'))).toBe(true);
    expect(hasWords('Slaap lekker straks', searchWords('slaap zacht'))).toBe(false);
  });

  it('finds everything by an empty field', () => {
    expect(searchWords('   ')).toEqual([]);
    expect(hasWords('', [])).toBe(true);
  });
});
