// Answers that change rarely, kept in the server's memory: fresh for a while, and the last good one for when the server is down.
import { once } from '../once';

type Entry<Value> = { value?: Value; until: number; loading?: Promise<Value>; failure?: unknown };

const ceiling = 2_000;
/** After a failure the server is left alone for this long, in milliseconds: the last good answer serves, or the failure does. */
const rest = 5_000;

/**
 * A loader with memory. An answer counts as fresh for `life` milliseconds; when a newer one cannot be had, the last good
 * one serves, unless `final` says that the failure is the answer. Parallel askers share one load.
 */
export function staleIfError<Value>(name: string, life: number, final: (error: unknown) => boolean) {
  const entries = once(`stale-if-error ${name}`, () => new Map<string, Entry<Value>>());

  return async (key: string, load: () => Promise<Value>): Promise<Value> => {
    const entry = entries.get(key) ?? { until: 0 };
    // What was asked for last stands last, so that made-up keys push out each other and not the ones in use.
    if (!entries.delete(key) && entries.size >= ceiling) entries.delete(entries.keys().next().value!);
    entries.set(key, entry);
    if (Date.now() < entry.until) {
      if (entry.value !== undefined) return entry.value;
      throw entry.failure;
    }
    entry.loading ??= load().finally(() => {
      entry.loading = undefined;
    });
    try {
      entry.value = await entry.loading;
      entry.until = Date.now() + life;
      return entry.value;
    } catch (error) {
      entry.until = Date.now() + rest;
      entry.failure = error;
      if (final(error)) entry.value = undefined;
      if (entry.value === undefined) throw error;
      return entry.value;
    }
  };
}
