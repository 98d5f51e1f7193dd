import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockServer } from '@/tests/setup/mock-server';
import { callApi, onSessionEnded, sessionEnded } from './browser';

const origin = 'https://vonk.test';
beforeEach(() => void vi.stubGlobal('window', { location: { origin } }));

const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  const asked: Request[] = [];
  mockServer.use(
    http.all(`${origin}/api/*`, ({ request }) => {
      asked.push(request);
      return answers[Math.min(asked.length, answers.length) - 1]!();
    }),
  );
  return asked;
};
const listening = () => {
  const heard = vi.fn<() => void>();
  return { heard, stop: onSessionEnded(heard) };
};

describe('a call from the browser', () => {
  test('[C03, C04] goes to the page’s own origin, with the header of user.php', async () => {
    const asked = answering(() => HttpResponse.json({ user: { credits: '3' } }));
    expect((await callApi('getUser', {})).user?.credits).toBe(3);
    expect(asked[0]!.url).toBe(`${origin}/api/user.php`);
    expect(asked[0]!.headers.get('x-request-type')).toBe('client');
  });

  test('on a line that is dead is given up after a while and made again under its key', async () => {
    const limits = [new AbortController(), new AbortController()];
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limits[limit.mock.calls.length - 1]!.signal);
    const asked = answering(() => new Promise(() => undefined), () => HttpResponse.json({}));
    const answer = callApi('removeChat', { body: { conversation: 3 } });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    limits[0]!.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    await answer;
    expect(limit.mock.calls[0]).toEqual([45_000]);
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(asked).toHaveLength(2);
  });

  test('[C01] is tried five times more, with pauses of a growing length, half of it by chance', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const asked = answering(() => HttpResponse.json({}, { status: 500 }));
    const answer = callApi('listChats', {}).then(() => 'answered', () => 'failed');
    for (let attempt = 0; attempt < 6; attempt++) {
      await vi.waitFor(() => expect(asked).toHaveLength(attempt + 1), { interval: 1 });
      await vi.advanceTimersByTimeAsync(375 * 2 ** attempt);
    }
    expect(await answer).toBe('failed');
    expect(asked).toHaveLength(6);
    const waited = pauses.mock.calls.map(([, pause]) => pause);
    expect(waited).toEqual(expect.arrayContaining([375, 750, 1500, 3000, 6000]));
    expect(waited).not.toContain(12_000);
  });

  test('what changes something has a key that nobody else has', async () => {
    const asked = answering(() => HttpResponse.json({}));
    await callApi('removeChat', { body: { conversation: 3 } });
    await callApi('removeChat', { body: { conversation: 3 } });
    const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  test('an answer that is not what was agreed is told on the console by its place, and thrown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answering(() => HttpResponse.json({ chats: [{ conversation: { id: 'x' } }] }));
    await expect(callApi('listChats', {})).rejects.toMatchObject({ path: 'chats.0.conversation.id' });
    expect(warn.mock.calls.flat().join()).toContain('GET /api/chats.php');
  });

  test('ends when its signal does', async () => {
    answering(() => HttpResponse.json({ chats: [] }));
    await expect(callApi('listChats', {}, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });
});

describe('the end of a session', () => {
  test('[T01] a 403 with authentication_required is told to all who listen, once, and thrown as well', async () => {
    const one = listening();
    const two = listening();
    answering(() => HttpResponse.json({ authentication_required: true }, { status: 403 }));
    await expect(callApi('listChats', {})).rejects.toMatchObject({ authenticationRequired: true });
    expect(one.heard).toHaveBeenCalledTimes(1);
    expect(two.heard).toHaveBeenCalledTimes(1);
    one.stop();
    two.stop();
  });

  test('[T01] nothing else is: another 403, a failure, a good answer', async () => {
    const { heard, stop } = listening();
    answering(() => HttpResponse.json({ error: { code: 'cross_site' } }, { status: 403 }), () => HttpResponse.json({}, { status: 404 }), () => HttpResponse.json({ chats: [] }));
    await expect(callApi('listChats', {})).rejects.toMatchObject({ status: 403 });
    await expect(callApi('listChats', {})).rejects.toMatchObject({ status: 404 });
    await callApi('listChats', {});
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  test('[T01] who stopped listening hears nothing; what learns it otherwise can tell it', () => {
    const gone = listening();
    const here = listening();
    gone.stop();
    sessionEnded();
    expect(gone.heard).not.toHaveBeenCalled();
    expect(here.heard).toHaveBeenCalledTimes(1);
    here.stop();
  });
});

test('[T17] a call whose code does not come tells whoever begins the page anew, each time, and fails as without a connection', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  vi.resetModules();
  vi.doMock('./browser-call', () => {
    throw new Error('Failed to load chunk');
  });
  const { callApi: callWithout } = await import('./browser');
  await expect(callWithout('listChats', {})).rejects.toMatchObject({ name: 'ApiError', offline: true });
  await expect(callWithout('listChats', {})).rejects.toMatchObject({ offline: true });
  expect(told).toHaveBeenCalledTimes(2);
  vi.doUnmock('./browser-call');
});
