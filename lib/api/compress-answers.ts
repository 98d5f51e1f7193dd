// Compresses what this process answers over HTTP, as the browser takes it: files from the copies of the build, kept pages from copies made once, all else while it is sent. Bars P1, P3, P4, P6.
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { once } from '../once';
import { compressedFiles, type CopyFolders } from './compressed-files';
import { encodingOf, isKnown, compressedPages } from './compressed-pages';
import { keepAnswer } from './micro-cache';

/** How Next says that a page, or what its router reads of it, comes from its cache. */
const keptHeader = 'x-nextjs-cache';

const isKeptPage = (response: ServerResponse): boolean =>
  response.statusCode === 200 && !response.headersSent && response.hasHeader(keptHeader) && /^text\/(?:html|x-component)/.test(String(response.getHeader('content-type')));

/** An event is sent when it happens: nothing waits until there is enough to compress. */
const isEvents = (response: ServerResponse): boolean => String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Lets the copy of a file be sent in its place: what answers finds the copy by its path, and leaves what is said of it here. */
export function sendCopies(request: IncomingMessage, response: ServerResponse, copyOf: ReturnType<typeof compressedFiles>): void {
  const isAsked = request.method === 'GET' || request.method === 'HEAD';
  const [path = '', query] = (request.url ?? '').split('?');
  const copy = isAsked ? copyOf(path, request.headers['accept-encoding']) : undefined;
  if (!copy) return;
  request.url = query === undefined ? copy.path : `${copy.path}?${query}`;
  response.setHeader('content-type', copy.type);
  response.setHeader('content-encoding', copy.encoding);
  response.setHeader('vary', 'Accept-Encoding');
}

/** From now on every answer is compressed. To be called once, before the first request; Next's own compression and tags are off. `folders`: where the build left copies of its files. */
export function compressAnswers(folders: CopyFolders = {}): void {
  once('compress answers', () => {
    const begin = compression({ filter: (request, response) => !isEvents(response) && compression.filter(request, response) });
    const copyOf = compressedPages();
    const fileOf = compressedFiles(folders);
    diagnostics.subscribe('http.server.request.start', (message) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      sendCopies(request, response, fileOf);
      begin(request, response, () => undefined);
      const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
      response.end = ((page: unknown, ...rest: unknown[]) => {
        if (typeof page !== 'string' || request.method !== 'GET' || !isKeptPage(response)) return end(page, ...rest);
        keepAnswer(request, response, page);
        const copy = copyOf(page);
        response.setHeader('etag', copy.tag);
        if (isKnown(copy.tag, request.headers['if-none-match'])) {
          response.statusCode = 304;
          response.removeHeader('content-length');
          return end();
        }
        const encoding = encodingOf(request.headers['accept-encoding']);
        const compressed = encoding && copy[encoding];
        if (!compressed) return end(page, ...rest);
        // What is encoded already goes out as it is.
        response.setHeader('content-encoding', encoding);
        response.setHeader('content-length', compressed.length);
        return end(compressed);
      }) as typeof response.end;
    });
    return true;
  });
}
