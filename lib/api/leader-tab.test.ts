import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../contract/events';
import { openInOneTab } from './leader-tab';
import { FakeStream } from './testing/fake-stream';

type Options = { signal?: AbortSignal; steal?: boolean };
type Holder = { lost: (reason: unknown) => void };

/** The locks of one browser, with its rules: one holder, a queue, giving up, and taking by force. */
function browserLocks() {
  let holder: Holder | null = null;
  const queue: (() => void)[] = [];
  const freed = () => queue.shift()?.();
  const request = (_name: string, { signal, steal }: Options, work: () => Promise<void> | undefined) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        const me: Holder = { lost: reject };
        holder = me;
        void Promise.resolve(work()).then(() => {
          if (holder !== me) return;
          holder = null;
          resolve();
          freed();
        });
      };
      if (steal) {
        holder?.lost(new DOMException('taken', 'AbortError'));
        return take();
      }
      if (!holder) return take();
      queue.push(take);
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(take);
        if (place >= 0) queue.splice(place, 1);
        reject(signal.reason);
      });
    });
  return { request: request as unknown as LockManager['request'], /** A tab dies without a word. */ crash: () => ((holder = null), freed()) };
}

const ends: (() => void)[] = [];
let streams: FakeStream[] = [];
let locks = browserLocks();
const credits = (count: number): LiveEvent => ({ type: 'credits', credits: count });

/** One tab of the browser, which can be made to hear and say nothing. */
function tab() {
  const heard: string[] = [];
  const real = new BroadcastChannel('live:1');
  let frozen = false;
  const channel = {
    postMessage: (word: unknown) => (frozen ? undefined : real.postMessage(word)),
    addEventListener: (type: string, hear: (event: Event) => void) => real.addEventListener(type, (event) => (frozen ? undefined : hear(event))),
    removeEventListener: () => undefined,
    close: () => real.close(),
  } as unknown as BroadcastChannel;
  const own: FakeStream[] = [];
  const live = openInOneTab(
    {
      onEvent: (event) => heard.push(event.type === 'credits' ? `credits ${event.credits}` : event.type),
      onOpen: (again) => heard.push(again ? 'open again' : 'open'),
      onLost: () => heard.push('lost'),
    },
    {
      locks,
      channel,
      name: 'live:1',
      live: {
        connect: () => {
          const stream = new FakeStream();
          own.push(stream);
          streams.push(stream);
          return stream as unknown as EventSource;
        },
        probe: () => Promise.reject(new Error('not asked')),
        random: () => 0.5,
        offered: { known: () => true, forget: () => undefined },
      },
    },
  );
  ends.push(live.close);
  return { live, heard, own, freeze: () => (frozen = true) };
}

/** What was said between the tabs has arrived. */
const said = () => new Promise((resolve) => setTimeout(resolve, 20));
const open = () => streams.filter(({ readyState }) => readyState !== 2);

beforeEach(() => {
  streams = [];
  locks = browserLocks();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

describe('one stream for all tabs of a browser', () => {
  it('the first tab opens it; a second one opens none, and hears the same', async () => {
    const first = tab();
    streams[0]!.stand();
    const second = tab();
    await said();
    streams[0]!.tell(credits(12));
    await said();
    expect(streams).toHaveLength(1);
    expect(first.heard).toEqual(['open', 'credits 12']);
    expect(second.heard).toEqual(['open', 'credits 12']);
    expect([first.live.state(), second.live.state()]).toEqual(['open', 'open']);
  });

  it('a break is told to all, and so is the way back, which may have missed something', async () => {
    const first = tab();
    streams[0]!.stand();
    const second = tab();
    await said();
    streams[0]!.breaks();
    await said();
    expect(second.live.state()).toBe('paused');
    first.live.resume();
    streams.at(-1)!.stand();
    await said();
    expect(second.heard).toEqual(['open', 'lost', 'open again']);
  });

  it('a tab that was left for a while gives the stream to the one that is looked at, and still hears what comes', async () => {
    const first = tab();
    streams[0]!.stand();
    const second = tab();
    await said();
    first.live.pause();
    await said();
    expect(open()).toHaveLength(1);
    second.own[0]!.stand();
    second.own[0]!.tell(credits(3));
    await said();
    expect(first.heard).toEqual(['open', 'lost', 'open again', 'credits 3']);
    expect(second.heard).toEqual(['open', 'lost', 'open again', 'credits 3']);
  });

  it('where nobody looks at any tab there is no stream', async () => {
    const first = tab();
    const second = tab();
    second.live.pause();
    first.live.pause();
    await said();
    expect(open()).toHaveLength(0);
  });

  it('when the tab that leads is gone without a word, the next one leads and catches up', async () => {
    const first = tab();
    streams[0]!.stand();
    const second = tab();
    await said();
    first.freeze();
    locks.crash();
    await said();
    second.own[0]!.stand();
    expect(second.heard).toEqual(['open', 'lost', 'open again']);
  });

  it('the other tabs learn of it too, and catch up with the next one', async () => {
    const first = tab();
    streams[0]!.stand();
    const [second, third] = [tab(), tab()];
    await said();
    first.freeze();
    locks.crash();
    await said();
    second.own[0]!.stand();
    await said();
    expect(third.heard).toEqual(['open', 'lost', 'open again']);
    expect(third.own).toEqual([]);
  });

  it('a tab that the browser has frozen keeps nobody waiting: the one that is looked at takes the lead after half a second', async () => {
    const first = tab();
    streams[0]!.stand();
    await said();
    first.freeze();
    const second = tab();
    expect(second.own).toHaveLength(0);
    await vi.waitFor(() => expect(second.own).toHaveLength(1), { timeout: 2000 });
    await said();
    expect(first.own[0]!.readyState).toBe(2);
    second.own[0]!.stand();
    expect(second.heard).toEqual(['open']);
  });

  it('a tab in the back that leads gives way to the one that is looked at, even before its time is up', async () => {
    const first = tab();
    const second = tab();
    second.live.pause();
    first.live.pause();
    second.live.resume();
    await said();
    expect(second.own).toHaveLength(1);
    expect(open()).toHaveLength(1);
  });

  it('a tab that doubts what it hears asks anew, and opens no second stream', async () => {
    tab();
    streams[0]!.stand();
    const second = tab();
    await said();
    second.live.renew();
    await said();
    expect(second.heard).toEqual(['open', 'lost', 'open again']);
    expect(streams).toHaveLength(1);
  });

  it('closing the tab that leads hands over at once', async () => {
    const first = tab();
    streams[0]!.stand();
    const second = tab();
    await said();
    first.live.close();
    await said();
    expect(second.own).toHaveLength(1);
    expect(open()).toHaveLength(1);
  });
});
