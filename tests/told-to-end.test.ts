// A process in front of a PHP server that offers live events, and what becomes of them when it is told to end. Bar R2.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { GET as readyz } from '@/app/readyz/route';
import { openServer } from '@/instrumentation-node';
import { gateway } from '@/lib/api/gateway';
import { behindPhp, newHost, setEnvironment } from '@/lib/api/testing/behind-php';
import { forget } from '@/lib/once';

const server = behindPhp();
afterEach(() => forget('passing streams'));

/** A server whose stream of events says one thing and stays open; `broken` breaks it off. */
async function streaming() {
  const gone = vi.fn<() => void>();
  const cuts: (() => void)[] = [];
  const listener: RequestListener = (request, response) => {
    if (!request.url?.includes('events')) return void response.end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
    response.on('close', gone);
    cuts.push(() => response.destroy());
  };
  const behind = createServer(listener);
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => (behind.close(), behind.closeAllConnections()));
  const host = newHost(server.php);
  const ask = async () => {
    const response = await gateway(new Request(`http://${host}/api/events.php`, { headers: { host, 'sec-fetch-site': 'same-origin' } }));
    return { response, reader: response.body!.getReader() };
  };
  // The settings of the host come from the server that has some.
  await (await ask()).reader.cancel();
  setEnvironment({ API_ORIGIN: `http://127.0.0.1:${(behind.address() as AddressInfo).port}` });
  return { ask, gone, cuts };
}

/** Opens the process; gives what its supervisor tells it to end with. */
async function opened(): Promise<() => void> {
  const { exit } = process;
  onTestFinished(() => void (process.exit = exit));
  const signals = vi.spyOn(process, 'once').mockReturnThis();
  await openServer();
  return () => {
    for (const [signal, act] of signals.mock.calls) if (signal === 'SIGTERM') (act as () => void)();
  };
}

it('its streams end, and none begins any more: nothing keeps the process', async () => {
  const { ask, gone } = await streaming();
  const end = await opened();
  const [one, other] = [await ask(), await ask()];
  await one.reader.read();
  end();
  expect((await one.reader.read()).done).toBe(true);
  while (!(await other.reader.read()).done);
  await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(2));
  const { response } = await ask();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});

it('says no to a balancer from then on, though the PHP server answers', async () => {
  const end = await opened();
  expect((await readyz()).status).toBe(200);
  end();
  expect((await readyz()).status).toBe(503);
});

it('a stream that breaks off behind it breaks off in front, and one that nobody reads any more is let go', async () => {
  const { ask, gone, cuts } = await streaming();
  const [broken, left] = [await ask(), await ask()];
  await broken.reader.read();
  cuts[0]!();
  await expect(broken.reader.read()).rejects.toThrow();
  await left.reader.cancel();
  await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(2));
});
