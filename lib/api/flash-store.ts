// Flashes of forms that are too large or too private for a cookie: the server keeps each for half an hour at most, shared with all instances
// where there are several.
import { randomBytes } from 'node:crypto';
import { once } from '../once';
import { flashSharing } from '../site/http/shared-flashes';

type StoredFlash = { value: unknown; until: number; /** Whether the shared store has it too. */ isShared?: boolean };

const ceiling = 500;
const life = 30 * 60_000;
/** Once it has been shown it stays this long: for a page that is loaded again. */
const lifeAfterReading = 30_000;

const flashes = () => once('flashes', () => new Map<string, StoredFlash>());

/** Stores a value under a token that nobody can guess. */
export function storeFlash(value: unknown): string {
  const entries = flashes();
  for (const [token, { until }] of entries) if (until < Date.now()) entries.delete(token);
  if (entries.size >= ceiling) entries.delete(entries.keys().next().value!);
  const token = randomBytes(18).toString('base64url');
  const entry: StoredFlash = { value, until: Date.now() + life };
  entries.set(token, entry);
  void flashSharing().shared?.put(token, value, life).then((isShared) => (entry.isShared = isShared));
  return token;
}

/** The flash under a token, or null. `mine` says of a value whether it is the asker's; nobody else's reading ends its life. */
export async function storedFlash(token: string, mine: (value: unknown) => boolean = () => true): Promise<unknown> {
  const { shared } = flashSharing();
  const entry = flashes().get(token);
  if (entry && entry.until < Date.now()) return null;
  // The shared store first: another instance may have shown it already.
  const found = await shared?.find(token);
  const value = found === undefined || (found === null && !entry?.isShared) ? entry?.value : found;
  if (value === null || value === undefined || !mine(value)) return null;
  if (entry) entry.until = Math.min(entry.until, Date.now() + lifeAfterReading);
  shared?.keep(token, lifeAfterReading);
  return value;
}
