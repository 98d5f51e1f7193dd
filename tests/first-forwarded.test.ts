// A proxy in front that nobody counted is said in the log of the process, once. Bar S8.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openServer } from '@/instrumentation-node';
import { behindPhp, setEnvironment } from '@/lib/api/testing/behind-php';

behindPhp();

test('[S8] the first X-Forwarded-For that comes while TRUSTED_PROXIES is 0 is a warning in the log, and no later one', async () => {
  setEnvironment({ TRUSTED_PROXIES: '0' });
  vi.spyOn(process, 'once').mockReturnThis();
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const warnings = () => lines.filter((line) => line.includes('X-Forwarded-For')).map((line) => JSON.parse(line) as object);
  await openServer();
  const server = createServer((_, response) => response.end());
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  await ask({});
  expect(warnings()).toEqual([]);
  for (let time = 0; time < 2; time++) await ask({ 'x-forwarded-for': '203.0.113.9' });
  expect(warnings()).toEqual([expect.objectContaining({ level: 'warn', event: expect.stringContaining('TRUSTED_PROXIES is 0') as string })]);
});
