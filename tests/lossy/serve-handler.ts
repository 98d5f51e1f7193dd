// A handler behind a real socket, as Next has it in front of the embedded server.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Handler } from '@/lib/server/handler';

export type Served = { port: number; close: () => Promise<void> };

/** Serves `handle` on 127.0.0.1, as `host`. A browser that goes away aborts its request. */
export async function serveHandler(handle: Handler, host: string): Promise<Served> {
  const server: Server = createServer((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    outgoing.on('error', () => gone.abort());
    const headers = new Headers(Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]));
    headers.set('host', host);
    headers.set('sec-fetch-site', 'same-origin');
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : undefined;
    const request = new Request(`http://${host}${incoming.url}`, { method: incoming.method, headers, body, signal: gone.signal, ...({ duplex: 'half' } as object) });
    void handle(request)
      .then((answer) => {
        outgoing.writeHead(answer.status, [...answer.headers].flat());
        if (!answer.body) return void outgoing.end();
        outgoing.flushHeaders();
        Readable.fromWeb(answer.body as NodeStream).on('error', () => outgoing.destroy()).pipe(outgoing);
      })
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
