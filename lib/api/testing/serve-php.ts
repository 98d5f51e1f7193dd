// For tests: a PHP server that answers as one test says, and knows every site.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { setEnvironment } from './behind-php';

/** Serves on a free port until the test is over; API_ORIGIN points at it. */
export async function servePhp(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/settings.php')) response.writeHead(200, { 'content-type': 'application/json' }).end('{"settings":{"name":"V"}}');
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => (server.close(), server.closeAllConnections()));
  setEnvironment({ API_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
