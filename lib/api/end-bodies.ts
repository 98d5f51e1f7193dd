// Bodies that come where none is taken, with a page's or a file's address: Next would read one to its end before it answers. Bars S6, S13. Decision 302.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Who reads bodies counts them: calls, forms, the operator's desk and the sandbox. Each of these passes the middleware by, and nothing beside them does: a test holds the two to it. */
const takers = /^\/(?:api\/.*|forms\/[a-z-]+|sandbox\/payment\/[\w-]+|operator|operator\/[\w./-]*)$/;
/** Next's own tools, which are there while one develops. */
const tools = process.env.NODE_ENV === 'development' ? /^\/__nextjs/ : null;
/** A shorter one that says so is heard out, and its connection goes on. Bytes. */
const short = 64 * 1024;

/** Whether a body that comes with an address is read, and counted, by whoever answers there. */
export function isTaken(url: string): boolean {
  const path = url.split('?', 1)[0]!;
  return takers.test(path) || tools?.test(path) === true;
}

const isLong = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > short;

/** Has a long body, or one that does not say how long it is, end before it begins where nobody takes it: the answer comes at once, nothing more is read, and the connection ends with it. */
export function endUntakenBody(request: IncomingMessage, response: ServerResponse): void {
  if (isTaken(request.url ?? '/') || !isLong(request)) return;
  response.shouldKeepAlive = false;
  request.push(null);
  // A request that has ended and is not complete takes its connection along before there is an answer.
  request.complete = true;
  // What the parser brings from now on is thrown away, and that there is no room for it stops the reading. Next, which puts a copy of the stream in its place, leaves this be.
  Object.defineProperty(request, 'push', { get: () => () => false, set: () => {} });
}
