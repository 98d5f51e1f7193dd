// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { uploadPhoto } from '../contract/photos';
import { call } from './call';
import { sendWithProgress } from './send-with-progress';
import { fakeTransport } from './testing/fake-transport';

type Ending = { status: number; text: string; headers?: string } | 'error' | 'stands';

/** Stands in for the browser's XMLHttpRequest: each that is sent ends as the next of `endings` says. */
function stubRequests(endings: Ending[]) {
  const sent: { method: string; url: string; headers: Record<string, string>; size: number; aborted: boolean; move: () => void }[] = [];
  class FakeRequest extends EventTarget {
    status = 0;
    responseText = '';
    responseType = '';
    upload = new EventTarget();
    facts = { method: '', url: '', headers: {} as Record<string, string>, size: 0, aborted: false, move: () => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2, lengthComputable: true })) };
    head = '';
    open(method: string, url: string) {
      Object.assign(this.facts, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.facts.headers[name] = value;
    }
    getAllResponseHeaders() {
      return this.head;
    }
    abort() {
      this.facts.aborted = true;
      this.dispatchEvent(new Event('abort'));
      this.dispatchEvent(new Event('loadend'));
    }
    send(body: Blob) {
      this.facts.size = body.size;
      sent.push(this.facts);
      const ending = endings[sent.length - 1];
      if (!ending) return;
      if (ending === 'stands') return this.facts.move();
      queueMicrotask(() => {
        for (const loaded of [body.size / 2, body.size]) this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: body.size, lengthComputable: true }));
        if (ending === 'error') this.dispatchEvent(new Event('error'));
        else {
          Object.assign(this, { status: ending.status, responseText: ending.text, head: ending.headers ?? 'content-type: application/json\r\n' });
          this.dispatchEvent(new Event('load'));
        }
        this.dispatchEvent(new Event('loadend'));
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
afterEach(() => void vi.unstubAllGlobals());

const photo = { id: 5, filename: 'a.webp', thumb_filename: 'b.webp' };
const good = { status: 200, text: JSON.stringify({ photo, photos: [photo] }) };
const file = new Blob([new Uint8Array(1_000)], { type: 'image/png' });
const send = (heard: number[], signal?: AbortSignal) => {
  const { transport } = fakeTransport([], { fetch: sendWithProgress((part) => heard.push(part)), signal });
  return call(uploadPhoto, { query: { turns: 1 }, body: file }, transport);
};

it('sends the file as it is, with its type, key and crop, and tells how much of it has gone', async () => {
  const sent = stubRequests([good]);
  const heard: number[] = [];
  expect((await send(heard)).photo.id).toBe(5);
  expect(sent).toMatchObject([{ method: 'POST', url: 'http://127.0.0.1:9/api/photo.php?turns=1', size: 1_000, headers: { 'content-type': 'image/png', 'idempotency-key': 'key-1' } }]);
  expect(heard).toEqual([0, 0.5, 1]);
});

it('[C01] a connection that is lost on the way is tried again with the same key, from nothing', async () => {
  const sent = stubRequests(['error', { status: 503, text: '{}', headers: 'retry-after: 0\r\n' }, good]);
  const heard: number[] = [];
  await send(heard);
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1']);
  expect(heard).toEqual([0, 0.5, 1, 0, 0.5, 1, 0, 0.5, 1]);
});

it('what the server refuses comes with its code', async () => {
  stubRequests([{ status: 413, text: JSON.stringify({ error: { code: 'photo_too_large', params: { size: 12 } } }) }]);
  await expect(send([])).rejects.toMatchObject({ code: 'photo_too_large', params: { size: 12 } });
});

it('who changes their mind stops it', async () => {
  const sent = stubRequests([]);
  const aborter = new AbortController();
  const sending = send([], aborter.signal);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  aborter.abort(new Error('stopped'));
  await expect(sending).rejects.toThrow('stopped');
  expect(sent[0]!.aborted).toBe(true);
});

it('one that stands still for a minute is given up as where no answer comes, is not sent again by itself, and can be', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = stubRequests(['stands', good]);
  const heard: number[] = [];
  const outcome = vi.fn();
  void send(heard).then(outcome, outcome);
  await vi.waitFor(() => expect(sent).toHaveLength(1), { interval: 1, timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledOnce(), { interval: 1, timeout: 10_000 });
  expect(outcome.mock.calls[0]![0]).toMatchObject({ name: 'ApiError', offline: true, messageKey: 'err.generic_retry' });
  expect(sent).toHaveLength(1);
  expect(sent[0]!.aborted).toBe(true);
  vi.useRealTimers();
  expect((await send(heard)).photo.id).toBe(5);
});

it('one that moves, however slowly, is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = stubRequests(['stands']);
  const outcome = vi.fn();
  void send([]).then(outcome, outcome);
  await vi.waitFor(() => expect(sent).toHaveLength(1), { interval: 1, timeout: 10_000 });
  for (let minute = 0; minute < 5; minute++) {
    await vi.advanceTimersByTimeAsync(59_000);
    sent[0]!.move();
  }
  expect(outcome).not.toHaveBeenCalled();
  vi.useRealTimers();
});
