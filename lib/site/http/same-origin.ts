// Whether a request comes from a page of the site itself: the one rule for calls, forms and the operator pages, here and in front of a PHP server. Bar S4; decision 279.

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

/**
 * Whether a page of `host` (as the browser names it, with its port) sent a request. Sec-Fetch-Site must say so where there is one, and an Origin must
 * agree with it. Without Sec-Fetch-Site the Origin decides, and without both the Referer: a browser too old for the first names its page by one of the
 * others, and a program can. Who says nothing is refused. Of Origin's scheme nothing is asked: https may end at a proxy.
 */
export function isSameOrigin(headers: Headers, host: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  const named = origin ?? (site === null ? headers.get('referer') : null);
  return named === null ? site !== null : hostOf(named) === host.toLowerCase();
}

/** Whether it is certainly a script's own request, from a page of `host`: a GET that changes something is what pictures and links send too. (C08) */
export function isOwnScript(headers: Headers, host: string): boolean {
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');
  return isSameOrigin(headers, host) && mode !== 'navigate' && mode !== 'no-cors' && (destination === null || destination === 'empty');
}
