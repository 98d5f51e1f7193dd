// The app's own files, under names that change with what is in them: kept from any build, so that a tab of an earlier one still finds its own. (bar R3)

export const staticFiles = 'static';
const most = 400;

/** Lets the oldest go. */
export async function keepStaticFew(): Promise<void> {
  const cache = await caches.open(staticFiles);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}
