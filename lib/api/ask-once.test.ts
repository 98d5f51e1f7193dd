import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockServer } from '@/tests/setup/mock-server';
import { askOnce } from './ask-once';
import { callApi } from './browser';
import { onStall } from './stall';

const origin = 'https://vonk.test';
beforeEach(() => void vi.stubGlobal('window', { location: { origin } }));

/** Each round of the wait lets as much of the clock pass. */
const patient = { timeout: 10_000, interval: 50 };

const answering = (answer: () => Response | Promise<Response>) => {
  const asked = vi.fn(answer);
  mockServer.use(http.all(`${origin}/api/*`, () => asked()));
  return asked;
};

test('a call that is made once is not repeated, and is given up after ten seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const asked = answering(() => HttpResponse.json({}, { status: 503 }));
  await expect(askOnce('getUser', {})).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveBeenCalledOnce();
  expect(limit.mock.calls).toEqual([[10_000]]);
});

test('a call that is made once says how long the server wants to be left alone', async () => {
  const asked = answering(() => HttpResponse.json({}, { status: 503, headers: { 'retry-after': '20' } }));
  await expect(askOnce('getUser', {})).rejects.toMatchObject({ status: 503, retryAfter: 20_000 });
  expect(asked).toHaveBeenCalledOnce();
  answering(() => HttpResponse.json({}, { status: 502 }));
  await expect(askOnce('getUser', {})).rejects.toMatchObject({ status: 502, retryAfter: undefined });
});

test('ten seconds without an answer to a call are told, and so is the answer; a gateway is none, and nor is an upload that stalls', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const heard: boolean[] = [];
  const stop = onStall((stalled) => heard.push(stalled));
  const answers: ((response: Response) => void)[] = [];
  const asked = answering(() => new Promise((resolve) => answers.push(resolve)));
  const upload = callApi('removeChat', { body: { conversation: 3 } }, undefined, () => new Promise((resolve) => answers.push(resolve)));
  await vi.waitFor(() => expect(answers).toHaveLength(1), { ...patient, interval: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  answers[0]!(new Response('{}'));
  await upload;

  const call = callApi('removeChat', { body: { conversation: 3 } });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { ...patient, interval: 1 });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual([true]);
  answers[1]!(HttpResponse.json({}, { status: 502 }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), patient);
  expect(heard).toEqual([true]);
  answers[2]!(HttpResponse.json({}));
  await call;
  expect(heard).toEqual([true, false]);
  stop();
  vi.useRealTimers();
});
