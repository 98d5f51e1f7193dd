/** A card leans at most so far, in degrees; it is decided on beyond this part of its width, or by a flick. (Design, 5) */
const mostRotation = 8;
const threshold = 0.35;
/** A flick: faster than this, in pixels a millisecond, and so far at least. */
const flickSpeed = 0.5;
const flickDistance = 24;
/** How much of the way up or down a card follows. */
const heave = 0.35;

export type Pull = { x: number; y: number; /** Pixels a millisecond, to the right above 0. */ speed: number; width: number };

/** How near a pull is to a decision: -1 is no, 1 is like. */
export function leanOf({ x, width }: Pick<Pull, 'x' | 'width'>): number {
  return Math.max(-1, Math.min(1, x / (width * threshold)));
}

/** How a card lies that is pulled: beside its place, turned about its lower end. */
export function transformOf({ x, y, width }: Pick<Pull, 'x' | 'y' | 'width'>): string {
  return `translate(${x.toFixed(1)}px, ${(y * heave).toFixed(1)}px) rotate(${(leanOf({ x, width }) * mostRotation).toFixed(2)}deg)`;
}

/** What letting go means: true a like, false a no, null neither. A flick back towards the middle takes it back. */
export function decisionOf({ x, speed, width }: Pull): boolean | null {
  const flicked = Math.abs(speed) > flickSpeed && Math.abs(x) > flickDistance;
  if (flicked) return Math.sign(speed) === Math.sign(x) ? x > 0 : null;
  return Math.abs(leanOf({ x, width })) === 1 ? x > 0 : null;
}

/** How far and how long a card flies that was let go of: on at its own speed, within limits, until it is out of sight. */
export function flightOf({ x, y, speed, width }: Pull, like: boolean, screen: number): { transform: string; duration: number } {
  const side = like ? 1 : -1;
  const way = (screen + width) / 2 + 40;
  const left = Math.max(0, way - side * x);
  const duration = Math.round(Math.max(180, Math.min(380, left / Math.max(Math.abs(speed), 1.6))));
  return { transform: `translate(${side * way}px, ${(y * heave).toFixed(1)}px) rotate(${side * mostRotation * 2}deg)`, duration };
}

type Point = { x: number; at: number };

/** The speed of the last moments of a movement; where it paused there is none. */
export function speedOf(points: readonly Point[], now: number, window = 100): number {
  const recent = points.filter(({ at }) => now - at <= window);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && last.at > first.at ? (last.x - first.x) / (last.at - first.at) : 0;
}
