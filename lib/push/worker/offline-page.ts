// The one page that is kept: what is shown where no page can be fetched, in the reader's language and with nothing of anybody's. (bar S9)

const shell = 'shell';
const key = '/offline';

/** Fetches the page anew; what was kept stays where that fails. No cookie goes along, so nothing of a member can come back. */
export async function keepOfflinePage(lang?: string): Promise<void> {
  const answer = await fetch(lang ? `${key}?lang=${encodeURIComponent(lang)}` : key, { credentials: 'omit', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) await (await caches.open(shell)).put(key, answer);
}

/** The page, as an answer that says that nothing was reached. */
export async function offlinePage(): Promise<Response> {
  const kept = await caches.match(key, { cacheName: shell });
  if (!kept) return Response.error();
  return new Response(kept.body, { status: 503, headers: kept.headers });
}

type Navigation = { request: Request; preloadResponse?: Promise<Response | undefined> };

/** A page from the network; only where that cannot be reached, the kept one. No answer is kept. */
export async function pageOrOffline({ request, preloadResponse }: Navigation): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage();
  }
}
