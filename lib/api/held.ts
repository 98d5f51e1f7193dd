// What a form leaves for the page that comes: too large or too private for a cookie, so the server holds it for some minutes.
import { randomBytes } from 'node:crypto';
import { once } from '../once';

type Held = { value: unknown; until: number };

const ceiling = 500;
const life = 30 * 60_000;
/** Once it has been shown it stays this long: for a page that is loaded again. */
const lifeAfterReading = 30_000;

const held = () => once('held for the page that comes', () => new Map<string, Held>());

/** Holds a value under a token that nobody can guess. */
export function hold(value: unknown): string {
  const entries = held();
  for (const [token, { until }] of entries) if (until < Date.now()) entries.delete(token);
  if (entries.size >= ceiling) entries.delete(entries.keys().next().value!);
  const token = randomBytes(18).toString('base64url');
  entries.set(token, { value, until: Date.now() + life });
  return token;
}

/** What is held under a token, or null. `mine` says of a value whether it is the asker's; nobody else's reading ends its life. */
export function heldUnder(token: string, mine: (value: unknown) => boolean = () => true): unknown {
  const entry = held().get(token);
  if (!entry || entry.until < Date.now() || !mine(entry.value)) return null;
  entry.until = Math.min(entry.until, Date.now() + lifeAfterReading);
  return entry.value;
}
