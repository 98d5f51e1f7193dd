// What a request may not say to Next, which would answer it with 500 or with an address elsewhere. Bar S6.
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { once } from '../once';

type Asked = { method?: string; url?: string };

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same request as one that is refused properly: TRACE, which no handler can be given, as OPTIONS; a target that names a
 * host, or is none, as its path; a percent sign that begins no text as the sign itself.
 */
export function readable({ method, url = '/' }: Asked): Required<Asked> {
  const [, path = '/', rest = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?]*)?(.*)$/is.exec(url === '*' ? '/' : url) ?? [];
  return { method: method === 'TRACE' ? 'OPTIONS' : (method ?? 'GET'), url: (isDecodable(path) ? path : path.replaceAll('%', '%25')) + rest };
}

/** From now on every request that reaches this process is readable. To be called once, before the first request. */
export function readRequests(): void {
  once('read requests', () => {
    diagnostics.subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      Object.assign(request, readable(request));
    });
    return true;
  });
}
