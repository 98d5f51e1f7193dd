// What a request may not say to Next: what it would answer with 500 or with an address elsewhere, and what only this app may say. Bars S1, S6.
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from '../once';
import { endUntakenBody } from './end-bodies';

type Asked = { method?: string; url?: string };

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Files, which Next gives for GET and HEAD; to the rest it answers 500. */
const files = /^\/(?:_next\/static\/|fonts\/|art\/|icons\.svg$|sw\.js$)/;

/**
 * The same request as one that is refused properly: what would change a file, as the same of a page; TRACE, which no handler can be given, as OPTIONS; a target that names a
 * host, or is none, as its path; a percent sign that begins no text as the sign itself.
 */
export function readable({ method, url = '/' }: Asked): Required<Asked> {
  const [, path = '/', rest = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?]*)?(.*)$/is.exec(url === '*' ? '/' : url) ?? [];
  const asked = method === 'TRACE' ? 'OPTIONS' : (method ?? 'GET');
  if (asked !== 'GET' && asked !== 'HEAD' && files.test(path)) return { method: asked, url: '/' };
  return { method: asked, url: (isDecodable(path) ? path : path.replaceAll('%', '%25')) + rest };
}

/** Next puts a nonce of a request's policy into the page, and headers of its own decide which page that is. */
const unheard = /^(content-security-policy(-report-only)?$|x-nonce$|x-vonk-|x-middleware-)/;

/** Takes out of a request what only this app may say. Of two hosts none counts: Node then answers 400 by itself. */
export function withoutInnerHeaders({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): void {
  for (const name of Object.keys(headers)) if (unheard.test(name)) delete headers[name];
  if (rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1) delete headers.host;
}

/** From now on every request that reaches this process is readable. To be called once, before the first request. */
export function readRequests(): void {
  once('read requests', () => {
    diagnostics.subscribe('http.server.request.start', (message) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      Object.assign(request, readable(request));
      withoutInnerHeaders(request);
      endUntakenBody(request, response);
    });
    return true;
  });
}
