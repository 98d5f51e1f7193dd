// What the calls of one page have in common is found once, however many of them run at the same time. Decision 275.

const pages = new WeakMap<object, Map<string, Promise<unknown>>>();

/** What `find` gives, for all calls of a page under this key the same; what failed is found anew. */
export function oncePerPage<Value>(page: object, key: string, find: () => Promise<Value>): Promise<Value> {
  const found = pages.get(page) ?? new Map<string, Promise<unknown>>();
  pages.set(page, found);
  const known = found.get(key);
  if (known) return known as Promise<Value>;
  const finding = find();
  found.set(key, finding);
  finding.catch(() => found.delete(key));
  return finding;
}
