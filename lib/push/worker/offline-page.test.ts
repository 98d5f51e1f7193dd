import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOfflinePage, offlinePage, pageOrOffline } from './offline-page';
import { renewSubscription } from './renew-subscription';

const kept = new Map<string, Response>();
beforeEach(() => {
  kept.clear();
  const cache = { put: (key: string, answer: Response) => Promise.resolve(void kept.set(key, answer)) };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: (key: string) => Promise.resolve(kept.get(key)?.clone()) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const network = (answer: () => Promise<Response>) => {
  const fetching = vi.fn(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};
const down = () => Promise.reject(new TypeError('Failed to fetch'));
const request = new Request('https://vonk.test/chats');

it('is fetched without a cookie, in a language, and stays where it cannot be fetched anew', async () => {
  const fetching = network(() => Promise.resolve(new Response('Je bent offline')));
  await keepOfflinePage('nl');
  expect(fetching).toHaveBeenCalledExactlyOnceWith('/offline?lang=nl', { credentials: 'omit', cache: 'no-store' });
  network(down);
  await keepOfflinePage('de');
  network(() => Promise.resolve(new Response('error', { status: 500 })));
  await keepOfflinePage('de');
  expect(await (await offlinePage()).text()).toBe('Je bent offline');
});

it('stands for a page that no network brings, as 503 and with its own policy; a page that comes is passed on and kept nowhere', async () => {
  network(() => Promise.resolve(new Response('offline', { headers: { 'content-security-policy': "default-src 'none'" } })));
  await keepOfflinePage();
  network(down);
  const instead = await pageOrOffline({ request });
  expect([instead.status, instead.headers.get('content-security-policy'), await instead.text()]).toEqual([503, "default-src 'none'", 'offline']);
  expect(await (await pageOrOffline({ request, preloadResponse: Promise.reject(new TypeError('no network')) })).text()).toBe('offline');
  const page = new Response('van Noor');
  expect(await pageOrOffline({ request, preloadResponse: Promise.resolve(page) })).toBe(page);
  network(() => Promise.resolve(page));
  expect(await pageOrOffline({ request, preloadResponse: Promise.resolve(undefined) })).toBe(page);
  expect([...kept.keys()]).toEqual(['/offline']);
});

it('is an error like the browser’s own where nothing is kept', async () => {
  network(down);
  expect((await pageOrOffline({ request })).type).toBe('error');
});

const subscription = (endpoint: string) => ({ endpoint, options: { applicationServerKey: new ArrayBuffer(65) }, toJSON: () => ({ endpoint }), unsubscribe: vi.fn() });

it('[C07] tells the server of the address that the browser changed, and subscribes anew where it gives none', async () => {
  const fetching = network(() => Promise.resolve(Response.json({})));
  const [old, fresh] = [subscription('https://push.example/old'), subscription('https://push.example/new')];
  const subscribe = vi.fn(() => Promise.resolve(fresh));
  await renewSubscription({ oldSubscription: old, newSubscription: fresh } as never, { pushManager: { subscribe } } as never);
  expect(subscribe).not.toHaveBeenCalled();
  await renewSubscription({ oldSubscription: old } as never, { pushManager: { subscribe } } as never);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: old.options.applicationServerKey });
  expect(fetching.mock.calls.map(([path, init]: unknown[]) => [path, (init as RequestInit).method, (init as RequestInit).body])).toEqual(Array(2).fill(['/api/user.php?push=1', 'POST', '{"endpoint":"https://push.example/new"}']));
});

it('[C07] subscribes to nothing where nobody is signed in', async () => {
  network(() => Promise.resolve(new Response('{}', { status: 403 })));
  const fresh = subscription('https://push.example/new');
  await renewSubscription({ newSubscription: fresh } as never, { pushManager: {} } as never);
  expect(fresh.unsubscribe).toHaveBeenCalledOnce();
});

it('[C01, C07] tells it again under the same key where no answer comes, or one that asks for another try; then it is left', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const began = Date.now();
  const moments: number[] = [];
  const telling = async (answers: (() => Promise<Response>)[]) => {
    moments.length = 0;
    const fetching = network(() => {
      moments.push(Date.now());
      return answers[Math.min(moments.length, answers.length) - 1]!();
    });
    await Promise.all([renewSubscription({ newSubscription: subscription('https://push.example/new') } as never, { pushManager: {} } as never), vi.runAllTimersAsync()]);
    return fetching.mock.calls.map(([, init]: unknown[]) => ((init as RequestInit).headers as Record<string, string>)['idempotency-key']);
  };
  const busy = (headers: Record<string, string> = {}) => () => Promise.resolve(new Response('', { status: 503, headers }));

  const keys = await telling([down, busy({ 'retry-after': '7' }), () => Promise.resolve(Response.json({}))]);
  expect([new Set(keys).size, moments.map((at) => at - began)]).toEqual([1, [0, 375, 7375]]);
  expect(await telling([busy()])).toHaveLength(6);
  expect(moments.slice(1).map((at, place) => at - moments[place]!)).toEqual([375, 750, 1500, 3000, 6000]);
  expect(await telling([busy({ 'retry-after': '900' })])).toHaveLength(1);
  expect(await telling([() => Promise.resolve(new Response('', { status: 422 }))])).toHaveLength(1);
});
