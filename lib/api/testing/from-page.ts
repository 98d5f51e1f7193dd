export type FromPage = { method?: string; headers?: Record<string, string>; body?: BodyInit; signal?: AbortSignal };

/** For tests: a request as the browser sends it to a host from a page of its site. */
export const fromPage = (host: string, path: string, { method = 'GET', headers = {}, body, signal }: FromPage = {}): Request =>
  new Request(`http://${host}${path}`, {
    method, body, signal, duplex: 'half',
    headers: { host, 'sec-fetch-site': 'same-origin', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  } as RequestInit);
