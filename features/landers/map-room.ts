import { mapSide } from './region-maps';

const middle = mapSide / 2;

/**
 * Where a face or a name would be cut: `is-beyond` at the edges of a phone, under its bar or its sheet; `is-behind` behind the sheet of a
 * desktop. In units of the map; the sheets are laid out in styles/lander-maplanding.scss.
 */
export function mapRoom(x: number, y: number, half: number): string | null {
  const [right, down] = [x - middle, y - middle];
  const isBeyond = right + half > 205 || right - half < -172 || down < -178 || (right + half > 140 && down < -130) || down > 160;
  const isBehind = right - half < -225 && Math.abs(down) < 270;
  return [isBeyond && 'is-beyond', isBehind && 'is-behind'].filter(Boolean).join(' ') || null;
}

/** Below this a card would lie under the sheet of a phone, and stands above its pin instead. */
export const lowest = middle + 60;

type Place = { x: number; y: number };

/** Whether what stands there lies under the card of the first pin, which is open on a desktop from the start. */
export function isUnderCard(first: Place | undefined, { x, y }: Place): boolean {
  if (!first || Math.abs(x - first.x) > 155) return false;
  const down = y - first.y;
  return first.y > lowest ? down < -28 && down > -225 : down > 14 && down < 211;
}
