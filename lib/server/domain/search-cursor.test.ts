import { describe, expect, it } from 'vitest';
import type { Failure } from '../failure';
import { readCursor, writeCursor } from './search-cursor';

describe('where a page of search ended', () => {
  it.each([
    { activeHour: 498_000, id: 7, total: 240, capped: false },
    { activeHour: 0, id: 2_147_483_647, total: 1000, capped: true },
  ])('%j survives the way out and back', (cursor) => expect(readCursor(writeCursor(cursor))).toEqual(cursor));

  it('fits where the contract lets it', () => expect(writeCursor({ activeHour: 999_999_999, id: 2_147_483_647, total: 1000, capped: true }).length).toBeLessThan(200));

  it.each(['', 'x', 'MS4y', Buffer.from('1.2147483648.3').toString('base64url'), Buffer.from('1.2.3; drop').toString('base64url'), Buffer.from('-1.2.3').toString('base64url'), '💕'])(
    '%j is refused',
    (word) => {
      expect.assertions(1);
      try {
        readCursor(word);
      } catch (failure) {
        expect([(failure as Failure).code, (failure as Failure).details.fields]).toEqual(['invalid_input', { after: 'invalid' }]);
      }
    },
  );
});
