// The site as a slow line brings it: a page comes in pieces, its font before the last of them.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** Between two pieces: longer than a browser holds its first frame back by itself (ms). */
const between = 600;

/** What is before the foot in two pieces, half and half or up to some words and behind them, the second with half of the foot, and the rest once the font is there. */
async function inPieces(answer: IncomingMessage, out: ServerResponse, font: Promise<void>, upTo?: string): Promise<void> {
  const page = await text(answer);
  const foot = page.indexOf('<footer');
  const first = upTo ? page.indexOf(upTo) + upTo.length : Math.floor((page.indexOf('<body') + foot) / 2);
  const second = Math.max(first, foot === -1 ? page.indexOf('</main>') : Math.floor((foot + page.indexOf('</footer>')) / 2));
  out.write(page.slice(0, first));
  await pause(between);
  out.write(page.slice(first, second));
  await Promise.all([pause(between), font]);
  out.end(page.slice(second));
}

/** Stands before the app, on an origin of its own. `upTo`: where the first piece of a page ends, else in the middle. `close` ends it. */
export async function slowLine(app: string, upTo?: string): Promise<{ origin: string; close: () => void }> {
  let fontCame = () => {};
  const font = new Promise<void>((came) => (fontCame = came));
  const server = createServer((asked, out) => {
    if (asked.url?.endsWith('.woff2')) out.on('finish', () => void pause(between / 6).then(fontCame));
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const onward = request(app + asked.url, { method: asked.method, headers: { ...headers, host: new URL(app).host } }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers;
      const isPage = rest['content-type']?.includes('text/html');
      out.writeHead(answer.statusCode ?? 502, isPage || length === undefined ? rest : { ...rest, 'content-length': length });
      if (isPage) void inPieces(answer, out, font, upTo);
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
