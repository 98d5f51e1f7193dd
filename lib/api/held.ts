// What a form leaves for the page that comes: too large or too private for a cookie, so the server holds it for half an hour at most, on a shelf
// that all instances share where there are several.
import { randomBytes } from 'node:crypto';
import { once } from '../once';
import { shelf } from '../site/shelf';

type Held = { value: unknown; until: number; /** Whether the shelf has it too. */ isShared?: boolean };

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
  const entry: Held = { value, until: Date.now() + life };
  entries.set(token, entry);
  void shelf().shared?.put(token, value, life).then((isShared) => (entry.isShared = isShared));
  return token;
}

/** What is held under a token, or null. `mine` says of a value whether it is the asker's; nobody else's reading ends its life. */
export async function heldUnder(token: string, mine: (value: unknown) => boolean = () => true): Promise<unknown> {
  const { shared } = shelf();
  const entry = held().get(token);
  if (entry && entry.until < Date.now()) return null;
  // The shelf first: another instance may have shown it already.
  const found = await shared?.find(token);
  const value = found === undefined || (found === null && !entry?.isShared) ? entry?.value : found;
  if (value === null || value === undefined || !mine(value)) return null;
  if (entry) entry.until = Math.min(entry.until, Date.now() + lifeAfterReading);
  shared?.keep(token, lifeAfterReading);
  return value;
}
