import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../contract/events';
import { onSessionEnded } from './browser';
import { openLiveEvents, readEvent, type LiveEvents } from './live-events';

class Stream extends EventTarget {
  readonly CLOSED = 2;
  readyState = 0;
  close() {
    this.readyState = 2;
  }
  stand() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  send(type: string, data: unknown) {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
  }
  /** The connection broke: the browser would try again by itself. */
  breaks() {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  /** The server answered something that is no stream. */
  fails() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}

function bench({ answer = new Response('', { status: 503 }), known = true }: { answer?: Response | Error; known?: boolean } = {}) {
  const streams: Stream[] = [];
  const events: LiveEvent[] = [];
  const opened: boolean[] = [];
  const lost = vi.fn<() => void>();
  const probes: string[] = [];
  const forget = vi.fn<() => void>();
  const live: LiveEvents = openLiveEvents(
    { onEvent: (event) => events.push(event), onOpen: (again) => opened.push(again), onLost: lost },
    {
      connect: () => {
        const stream = new Stream();
        streams.push(stream);
        return stream as unknown as EventSource;
      },
      probe: (address) => {
        probes.push(address);
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      random: () => 0.5,
      offered: { known: () => known, forget },
    },
  );
  return { live, streams, events, opened, probes, forget, lost };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('events', () => {
  it('gives what the contract knows, by the event’s own name', () => {
    const { streams, events } = bench();
    streams[0]!.stand();
    streams[0]!.send('credits', { type: 'credits', credits: '12' });
    streams[0]!.send('typing', { type: 'typing', conversation: 7 });
    expect(events).toEqual([{ type: 'credits', credits: 12 }, { type: 'typing', conversation: 7 }]);
  });

  it('names the field of an event that is not what was agreed, and goes on', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readEvent('{"type":"typing","conversation":"x"}')).toBeNull();
    expect(readEvent('<html>')).toBeNull();
    expect(warn.mock.calls.flat().join()).toContain('conversation');
  });

  it('a stream that has been let go says nothing more', () => {
    const { live, streams, events } = bench();
    streams[0]!.stand();
    live.pause();
    streams[0]!.send('likes', { type: 'likes' });
    expect(events).toEqual([]);
    expect(streams[0]!.readyState).toBe(2);
  });
});

describe('faults', () => {
  it('opens again after a pause that grows to half a minute, and says that something may have been missed', async () => {
    const { streams, opened } = bench();
    streams[0]!.stand();
    const pauses: number[] = [];
    for (let fault = 0; fault < 7; fault++) {
      streams.at(-1)!.breaks();
      const from = Date.now();
      const count = streams.length;
      while (streams.length === count) await vi.advanceTimersByTimeAsync(50);
      pauses.push(Date.now() - from);
    }
    expect(pauses).toEqual([750, 1500, 3000, 6000, 12_000, 22_500, 22_500]);
    streams.at(-1)!.stand();
    expect(opened).toEqual([false, true]);
  });

  it('says once that it is not heard any more: at a fault, when let go, when closed', () => {
    const { live, streams, lost } = bench();
    streams[0]!.breaks();
    expect(lost).not.toHaveBeenCalled();
    live.resume();
    streams.at(-1)!.stand();
    streams.at(-1)!.breaks();
    expect(lost).toHaveBeenCalledTimes(1);
    live.resume();
    streams.at(-1)!.stand();
    live.pause();
    live.close();
    expect(lost).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a 404', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['a 403 that is no logout', () => new Response('{}', { status: 403 })],
  ])('%s means that there is no stream: the tab does not ask again', async (_, answer) => {
    const { live, streams, forget } = bench({ answer: answer() });
    streams[0]!.fails();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(live.state()).toBe('not_offered');
    live.resume();
    expect(streams).toHaveLength(1);
    expect(forget).toHaveBeenCalledOnce();
  });

  it('a later page of such a tab does not even begin', () => {
    const { live, streams } = bench({ known: false });
    live.resume();
    expect([live.state(), streams.length]).toEqual(['not_offered', 0]);
  });

  it.each([
    ['a server that is busy', new Response('', { status: 503 })],
    ['no network', new TypeError('failed')],
    ['a stream after all', new Response('', { headers: { 'content-type': 'text/event-stream' } })],
  ])('%s is tried again', async (_, answer) => {
    const { live, streams } = bench({ answer });
    streams[0]!.fails();
    await vi.advanceTimersByTimeAsync(1000);
    expect([live.state(), streams.length]).toEqual(['connecting', 2]);
  });

  it('[T01] a 403 that carries authentication_required ends the session', async () => {
    const ended = vi.fn<() => void>();
    const stop = onSessionEnded(ended);
    const { live, streams } = bench({ answer: Response.json({ authentication_required: true }, { status: 403 }) });
    streams[0]!.fails();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledOnce();
    expect(live.state()).toBe('not_offered');
    stop();
  });
});

it('nobody looking: the stream is closed, and opens at once when someone looks again', async () => {
  const { live, streams, opened } = bench();
  streams[0]!.stand();
  live.pause();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(streams).toHaveLength(1);
  live.resume();
  streams[1]!.stand();
  expect(opened).toEqual([false, true]);
  live.close();
  expect(streams[1]!.readyState).toBe(2);
});
