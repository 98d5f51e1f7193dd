// The site as a slow line brings it: a page comes in pieces, and is drawn before it is whole.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const pieces = 8;
/** Between two pieces: long enough for several frames (ms). */
const between = 50;

async function inPieces(answer: IncomingMessage, out: ServerResponse): Promise<void> {
  const page = Buffer.from(await text(answer));
  const size = Math.ceil(page.length / pieces);
  for (let at = 0; at < page.length; at += size) {
    out.write(page.subarray(at, at + size));
    await pause(between);
  }
  out.end();
}

/** Stands before the app, on an origin of its own. `close` ends it. */
export async function slowLine(app: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((asked, out) => {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const onward = request(app + asked.url, { method: asked.method, headers: { ...headers, host: new URL(app).host } }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      const isPage = rest['content-type']?.includes('text/html');
      out.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? rest : { ...rest, 'content-length': length });
      if (isPage) void inPieces(answer, out);
      else answer.pipe(out);
    });
    onward.on('error', () => out.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
