// State of the server process that must exist once. Next loads a module several times in one process (middleware, page, route).

const holder = globalThis as typeof globalThis & { vonkOnce?: Map<string, unknown> };

/** The value under `key`, made by `make` at the first call of the process and the same ever after. */
export function once<Value>(key: string, make: () => Value): Value {
  const made = (holder.vonkOnce ??= new Map());
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Value;
}

/** Forgets the value under `key`, so that the next `once` makes it anew (after a failed start, in tests). */
export function forget(key: string): void {
  holder.vonkOnce?.delete(key);
}
