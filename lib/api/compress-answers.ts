// Compresses what this process answers over HTTP, as the browser takes it: pages that are kept from copies made once, all else while it is sent. Bars P4, P6.
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { once } from '../once';
import { encodingOf, keptCopies } from './kept-copies';

/** How Next says that a page comes from its cache. */
const keptHeader = 'x-nextjs-cache';

const isKeptPage = (response: ServerResponse): boolean =>
  response.statusCode === 200 && !response.headersSent && response.hasHeader(keptHeader) && String(response.getHeader('content-type')).startsWith('text/html');

/** An event is sent when it happens: nothing waits until there is enough to compress. */
const isEvents = (response: ServerResponse): boolean => String(response.getHeader('content-type')).startsWith('text/event-stream');

/** From now on every answer is compressed. To be called once, before the first request; Next's own compression is off. */
export function compressAnswers(): void {
  once('compress answers', () => {
    const begin = compression({ filter: (request, response) => !isEvents(response) && compression.filter(request, response) });
    const copies = keptCopies();
    diagnostics.subscribe('http.server.request.start', (message) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      begin(request, response, () => undefined);
      const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
      response.end = ((page: unknown, ...rest: unknown[]) => {
        const encoding = typeof page === 'string' && request.method === 'GET' && isKeptPage(response) ? encodingOf(request.headers['accept-encoding']) : null;
        const copy = encoding && copies.of(page as string, encoding);
        if (!copy) return end(page, ...rest);
        // What is encoded already goes out as it is.
        response.setHeader('content-encoding', encoding);
        response.setHeader('content-length', copy.length);
        return end(copy);
      }) as typeof response.end;
    });
    return true;
  });
}
