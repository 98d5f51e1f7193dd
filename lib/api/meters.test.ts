import { describe, expect, it, vi } from 'vitest';
import { metrics } from '../metrics';
import { uncountedProxy } from '../site/http/this-machine';
import { mayReadMeters, metersFor } from './meters';

const headers = (host: string, client: string, authorization?: string) => new Headers({ host, 'x-forwarded-for': client, ...(authorization && { authorization }) });
const token = 'a-token-of-the-scraper';

vi.mock('./server', () => ({ env: () => ({ metricsToken: undefined }), readMeters: () => Promise.resolve() }));

describe('who may read the meters', () => {
  it('without a token: this machine, under a name of its own', () => {
    expect(mayReadMeters(headers('127.0.0.1:3000', '127.0.0.1'), undefined)).toBe(true);
    expect(mayReadMeters(headers('localhost', '::1'), undefined)).toBe(true);
    expect(mayReadMeters(headers('vonk.example', '127.0.0.1'), undefined)).toBe(false);
    expect(mayReadMeters(headers('localhost', '203.0.113.9'), undefined)).toBe(false);
    expect(mayReadMeters(headers('localhost', ''), undefined)).toBe(false);
  });
  it('without a token: nobody who comes by a proxy that TRUSTED_PROXIES does not count, from wherever that is', () => {
    const passed = headers('localhost', '127.0.0.1');
    passed.set(uncountedProxy, '1');
    expect(mayReadMeters(passed, undefined)).toBe(false);
  });
  it('with one: whoever has it, from anywhere, and nobody else, this machine included', () => {
    expect(mayReadMeters(headers('vonk.example', '203.0.113.9', `Bearer ${token}`), token)).toBe(true);
    expect(mayReadMeters(headers('localhost', '127.0.0.1'), token)).toBe(false);
    expect(mayReadMeters(headers('localhost', '127.0.0.1', 'Bearer a-token-of-the-scrapes'), token)).toBe(false);
  });
  it('for a stranger there is nothing; for who may, the form of Prometheus', async () => {
    const ask = (client: string) => metersFor(new Request('http://localhost/metrics', { headers: { host: 'localhost', 'x-forwarded-for': client } }));
    expect((await ask('203.0.113.9')).status).toBe(404);
    metrics().requests.inc({ kind: 'members-id', method: 'GET', status: 200 });
    const told = await ask('127.0.0.1');
    expect(told.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await told.text();
    expect(text).toContain('vonk_http_requests_total{kind="members-id",method="GET",status="200"} 1');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });
});
