// A short exchange as it is written down: '>' is who began, '<' the other; a line in brackets is a gift.
import type { DemoMessage } from '../demo-world';

export type Exchange = readonly string[];

/** One message of an exchange, before anybody has sent it. */
export type Line = { byFirst: boolean } & Pick<DemoMessage, 'text' | 'gift'>;

/** Reads an exchange. Throws where a line is marked as nobody's. */
export function linesOf(exchange: Exchange): Line[] {
  return exchange.map((line) => {
    const [mark, text] = [line[0], line.slice(2)];
    if (mark !== '>' && mark !== '<') throw new Error(`nobody says '${line}'`);
    const gift = /^\((\w+)\)$/.exec(text)?.[1] ?? null;
    return { byFirst: mark === '>', text: gift ? '' : text, gift };
  });
}
