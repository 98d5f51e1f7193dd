// Bodies that come where none is taken, with a page's or a file's address: Next would read one to its end before it answers. And bodies that nobody has
// read when the answer goes out: Node would go on reading one for five minutes. Bars S6, S13. Decisions 302, 315.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Who reads bodies counts them: calls, forms, the operator pages and the sandbox. Each of these passes the middleware by, and nothing beside them does: a test holds the two to it. */
const takers = /^\/(?:api\/.*|forms\/[a-z-]+|sandbox\/payment\/[\w-]+|operator|operator\/[\w./-]*)$/;
/** Next's own tools, which are there while one develops. */
const tools = process.env.NODE_ENV === 'development' ? /^\/__nextjs/ : null;
/** What says that it is no longer is heard out, and its connection goes on. Bytes: where none is taken, and where the longest may go on to a PHP server. */
const [short, longest] = [64 * 1024, 32 * 1024 * 1024];

/** Whether a body that comes with an address is read, and counted, by whoever answers there. */
export function takesBody(url: string): boolean {
  const path = url.split('?', 1)[0]!;
  return takers.test(path) || tools?.test(path) === true;
}

const isLonger = ({ headers }: IncomingMessage, most: number) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > most;

/** Has the connection of a long body end with the answer to it, where the answer comes before its end. */
function endWithAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!isLonger(request, longest)) return;
  const begin = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    if (!request.complete) response.shouldKeepAlive = false;
    return begin(...all);
  };
}

/**
 * Has a long body end before it begins where nobody takes it: the answer comes at once, nothing more is read, and the connection ends with it. Where bodies are taken, one
 * that is refused before it has been read ends with its connection too.
 */
export function endUntakenBody(request: IncomingMessage, response: ServerResponse): void {
  if (takesBody(request.url ?? '/')) return endWithAnswer(request, response);
  if (!isLonger(request, short)) return;
  response.shouldKeepAlive = false;
  request.push(null);
  // A request that has ended and is not complete takes its connection along before there is an answer.
  request.complete = true;
  // What the parser brings from now on is thrown away, and that there is no room for it stops the reading. Next, which puts a copy of the stream in its place, leaves this be.
  Object.defineProperty(request, 'push', { get: () => () => false, set: () => {} });
}
