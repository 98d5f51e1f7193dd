import { act, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestPage } from '@/tests/member-page';
import { mockServer } from '@/tests/setup/mock-server';
import { heardByAll } from '@/tests/third-tab';
import { PaymentWatch } from './payment-watch';

const refresh = vi.fn();
const router = { refresh };
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const order = (state: string) => HttpResponse.json({ order: { payment_id: 'key-1', credits: 275, amount: 2495, currency: 'EUR', state } });
const page = (state: 'loading' | 'completed') => (
  <TestPage>
    <PaymentWatch payment="key-1" state={state} />
  </TestPage>
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  refresh.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

it('[T12] a payment that is decided is shown: its page is asked for until it says so', async () => {
  const answered = Promise.withResolvers<void>();
  mockServer.use(
    http.get('*/api/order.php', () => {
      answered.resolve();
      return order('completed');
    }),
  );
  const { rerender } = render(page('loading'));
  await answered.promise;
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  await pass(4_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  rerender(page('completed'));
  await pass(20_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('[T12] a server that wants to be left alone is not asked about a payment before', async () => {
  let asked = 0;
  mockServer.use(http.get('*/api/order.php', () => ((asked += 1) < 2 ? HttpResponse.json({}, { status: 503, headers: { 'retry-after': '120' } }) : order('completed'))));
  render(page('loading'));
  await vi.waitFor(() => expect(asked).toBe(1));
  for (let seconds = 0; seconds < 118; seconds += 1) await pass(1_000);
  expect(asked).toBe(1);
  for (let seconds = 0; seconds < 10 && refresh.mock.calls.length === 0; seconds += 1) await pass(1_000);
  expect(refresh).toHaveBeenCalled();
});

it('[T12] a payment is asked about again where there was no answer', async () => {
  let asked = 0;
  mockServer.use(http.get('*/api/order.php', () => ((asked += 1) < 9 ? HttpResponse.error() : order('completed'))));
  render(page('loading'));
  for (let seconds = 0; seconds < 120 && refresh.mock.calls.length === 0; seconds += 1) await pass(1_000);
  expect(asked).toBeGreaterThanOrEqual(9);
  expect(refresh).toHaveBeenCalled();
});

it('[T12] a payment that another tab saw decided is asked about here at once; of another payment nothing is asked', async () => {
  let asked = 0;
  mockServer.use(http.get('*/api/order.php', () => ((asked += 1) < 2 ? order('loading') : order('completed'))));
  render(page('loading'));
  await vi.waitFor(() => expect(asked).toBe(1));
  const otherTab = new BroadcastChannel('orders');
  const tell = (payment: string) => act(() => heardByAll('orders', payment, () => otherTab.postMessage(payment)));
  await tell('key-2');
  expect(asked).toBe(1);
  await tell('key-1');
  // No clock moves: what is asked was not due.
  for (let looks = 0; looks < 1_000 && asked < 2; looks += 1) await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(asked).toBe(2);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
  otherTab.close();
});

it('[T12] a tab that sees a payment decided tells the others which', async () => {
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('orders');
  otherTab.addEventListener('message', ({ data }: MessageEvent) => heard.push(data));
  mockServer.use(http.get('*/api/order.php', () => order('completed')));
  render(page('loading'));
  await vi.waitFor(() => expect(heard).toEqual(['key-1']));
  otherTab.close();
});
