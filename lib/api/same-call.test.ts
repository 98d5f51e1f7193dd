import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { mockServer } from '@/tests/setup/mock-server';
import { callApi } from './browser';
import { sameCall } from './same-call';

test('what is sent again unchanged has the same key, through all tries of it; what is changed, or another form’s, has another', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://vonk.test' } });
  const keys: (string | null)[] = [];
  mockServer.use(
    http.all('https://vonk.test/api/*', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({});
    }),
  );
  const [keyed, other] = [sameCall(), sameCall()];
  const send = (conversation: number, by = keyed) => callApi('removeChat', { body: { conversation } }, undefined, by({ conversation }));
  await send(3);
  await send(3);
  await send(4);
  await send(4, other);
  vi.unstubAllGlobals();
  const [tried, again, unchanged, changed, others] = keys;
  expect([tried === again, again === unchanged, unchanged === changed, changed === others, keys.length]).toEqual([true, true, false, false, 5]);
});
