// Where a page of search ended, as an opaque word that the next request hands back. It carries the count, so that no later page counts again. (bar P8)
import { Failure } from '../failure';
import { largestKey } from './largest-key';

export type SearchCursor = {
  activeHour: number;
  id: number;
  total: number;
  capped: boolean;
};

const pattern = /^(\d{1,9})\.(\d{1,10})\.(\d{1,4})(c?)$/;

export function writeCursor({ activeHour, id, total, capped }: SearchCursor): string {
  return Buffer.from(`${activeHour}.${id}.${total}${capped ? 'c' : ''}`).toString('base64url');
}

/** Reads what `writeCursor` wrote; throws invalid_input for anything else. */
export function readCursor(word: string): SearchCursor {
  const match = pattern.exec(Buffer.from(word, 'base64url').toString('latin1'));
  const id = Number(match?.[2]);
  if (!match || id > largestKey) throw new Failure('invalid_input', { fields: { after: 'invalid' } });
  return { activeHour: Number(match[1]), id, total: Number(match[3]), capped: match[4] === 'c' };
}
