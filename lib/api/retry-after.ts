// How long a server wants to be left alone. Decisions, 'Calls'.

/** A timer of a browser that is set for longer goes off at once. Milliseconds. */
const longest = 2 ** 31 - 1;

/** Reads Retry-After (seconds, or a date) as milliseconds from `now`. */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const pause = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(pause) ? Math.min(longest, Math.max(0, pause)) : undefined;
}
