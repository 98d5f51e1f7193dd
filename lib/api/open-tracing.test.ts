import { trace } from '@opentelemetry/api';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forget } from '../once';
import { endTracing, openTracing } from './open-tracing';

type Sent = { resourceSpans: { resource: object; scopeSpans: { spans: { name: string }[] }[] }[] };

const canary = 'sanne-zeldzaam';
/** So many spans are sent at once; fewer wait. */
const batch = 512;

let server: Server;
const bodies: string[] = [];
let mode: 'takes' | 'refuses' | 'hangs' = 'takes';
let arrived: () => void;
const first = new Promise<void>((resolve) => (arrived = resolve));
const names = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name))));

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(`${Buffer.concat(parts).toString()}`);
      if (mode === 'hangs') return;
      if (mode === 'refuses') response.statusCode = 400;
      response.setHeader('content-type', 'application/json').end(`{"path":"${request.url}"}`);
      arrived();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What Next makes of a request, with somebody's words wherever it puts them. */
function request(id: number): void {
  const target = `/members/${id}/chat?text=${canary}`;
  const span = trace.getTracer('next.js').startSpan(`GET ${target}`, { attributes: { 'http.method': 'GET', 'http.target': target, 'next.span_name': `GET ${target}`, 'http.user_agent': canary } });
  span.recordException(new Error(`Nobody is called ${canary}`));
  span.setStatus({ code: 2, message: canary });
  span.end();
}

it('[bar S11] spans arrive at the collector by themselves, those that wait too as the process ends, and nothing of anybody with them', async () => {
  await openTracing(undefined);
  request(1);
  const { port } = server.address() as AddressInfo;
  await openTracing(`http://127.0.0.1:${port}`);
  for (let id = 0; id < batch; id++) request(id);
  await first;
  expect(names()).toHaveLength(batch);
  request(1234);
  await endTracing();
  expect(names()).toHaveLength(batch + 1);
  expect(new Set(names())).toEqual(new Set(['GET members-id-chat']));
  expect(bodies.join()).toContain('"vonk"');
  expect(bodies.join()).not.toMatch(/sanne|zeldzaam|\/members\//);
});

async function openAnew(fail: () => void): Promise<void> {
  trace.disable();
  forget('tracing');
  await openTracing(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, fail);
}

it('spans that are not taken are said, once an hour', async () => {
  mode = 'refuses';
  const fail = vi.fn();
  await openAnew(fail);
  for (let id = 0; id < 2 * batch; id++) request(id);
  await endTracing();
  expect(fail).toHaveBeenCalledTimes(1);
});

it('a collector that says nothing holds the end of the process up for two seconds and no longer', async () => {
  mode = 'hangs';
  await openAnew(() => undefined);
  request(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = vi.fn();
  void endTracing().then(ended);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalled();
  vi.useRealTimers();
});
