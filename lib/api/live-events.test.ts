import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../contract/events';
import { onSessionEnded } from './browser';
import { openLiveEvents, readEvent, type LiveEvents } from './live-events';
import { FakeStream } from './testing/fake-stream';

function setup({ answer = new Response('', { status: 503 }), known = true }: { answer?: Response | Error; known?: boolean } = {}) {
  const streams: FakeStream[] = [];
  const events: LiveEvent[] = [];
  const opened: boolean[] = [];
  const lost = vi.fn<() => void>();
  const probes: string[] = [];
  const asked: string[] = [];
  const forget = vi.fn<() => void>();
  const live: LiveEvents = openLiveEvents(
    { onEvent: (event) => events.push(event), onOpen: (again) => opened.push(again), onLost: lost },
    {
      connect: (address) => {
        asked.push(address);
        const stream = new FakeStream();
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
  return { live, asked, streams, events, opened, probes, forget, lost };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('events', () => {
  it('gives what the contract knows, by the event’s own name', () => {
    const { streams, events } = setup();
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
    const { live, streams, events } = setup();
    streams[0]!.stand();
    live.pause();
    streams[0]!.send('likes', { type: 'likes' });
    expect(events).toEqual([]);
    expect(streams[0]!.readyState).toBe(2);
  });
});

describe('a line that dies', () => {
  it('goes on from what was heard last, also where the event itself had no id', async () => {
    const { asked, streams } = setup();
    streams[0]!.stand();
    streams[0]!.send('beat', 25, '41');
    streams[0]!.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    streams[1]!.stand();
    streams[1]!.send('typing', { type: 'typing', conversation: 7 }, '57');
    streams[1]!.send('likes', { type: 'likes' });
    streams[1]!.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['/api/events.php', '/api/events.php?after=41', '/api/events.php?after=57']);
  });

  it('goes on from the largest number: what is told again brings an older one', async () => {
    const { asked, streams } = setup();
    streams[0]!.stand();
    streams[0]!.send('typing', { type: 'typing', conversation: 7 }, '9');
    streams[0]!.send('typing', { type: 'typing', conversation: 7 }, '4');
    streams[0]!.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    streams[1]!.stand();
    streams[1]!.send('typing', { type: 'typing', conversation: 7 }, '10');
    streams[1]!.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    streams[2]!.stand();
    streams[2]!.send('typing', { type: 'typing', conversation: 7 }, 'another-kind');
    streams[2]!.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.slice(1)).toEqual(['/api/events.php?after=9', '/api/events.php?after=10', '/api/events.php?after=another-kind']);
  });

  it('who has let go of the stream begins anew: what came meanwhile is asked for', () => {
    const { live, asked, streams } = setup();
    streams[0]!.stand();
    streams[0]!.send('beat', 25, '41');
    live.pause();
    live.resume();
    expect(asked).toEqual(['/api/events.php', '/api/events.php']);
  });

  it('without a word is noticed after two and a half heartbeats, and opened anew', async () => {
    const { live, streams, opened, lost } = setup();
    streams[0]!.stand();
    streams[0]!.send('beat', 25);
    await vi.advanceTimersByTimeAsync(60_000);
    streams[0]!.send('likes', { type: 'likes' });
    await vi.advanceTimersByTimeAsync(62_400);
    expect([live.state(), streams.length]).toEqual(['open', 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect([live.state(), lost.mock.calls.length, streams[0]!.readyState]).toEqual(['connecting', 1, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    streams[1]!.stand();
    expect(opened).toEqual([false, true]);
  });

  it('of a server that promises no heartbeat may be silent for as long as it likes', async () => {
    const { live, streams } = setup();
    streams[0]!.stand();
    streams[0]!.send('likes', { type: 'likes' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([live.state(), streams.length]).toEqual(['open', 1]);
  });
});

describe('faults', () => {
  it('opens again after a pause that grows to half a minute, and says that something may have been missed', async () => {
    const { streams, opened } = setup();
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
    const { live, streams, lost } = setup();
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
    const { live, streams, forget } = setup({ answer: answer() });
    streams[0]!.fails();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(live.state()).toBe('not_offered');
    live.resume();
    expect(streams).toHaveLength(1);
    expect(forget).toHaveBeenCalledOnce();
  });

  it('a later page of such a tab does not even begin', () => {
    const { live, streams } = setup({ known: false });
    live.resume();
    expect([live.state(), streams.length]).toEqual(['not_offered', 0]);
  });

  it.each([
    ['a server that is busy', new Response('', { status: 503 })],
    ['no network', new TypeError('failed')],
    ['a stream after all', new Response('', { headers: { 'content-type': 'text/event-stream' } })],
  ])('%s is tried again', async (_, answer) => {
    const { live, streams } = setup({ answer });
    streams[0]!.fails();
    await vi.advanceTimersByTimeAsync(1000);
    expect([live.state(), streams.length]).toEqual(['connecting', 2]);
  });

  it.each([503, 429])('a server that answers %i and says for how long is left alone until then, also where somebody looks again', async (status) => {
    const { live, streams } = setup({ answer: new Response('', { status, headers: { 'retry-after': '120' } }) });
    streams[0]!.fails();
    await vi.advanceTimersByTimeAsync(60_000);
    live.pause();
    live.resume();
    await vi.advanceTimersByTimeAsync(59_000);
    expect([live.state(), streams.length]).toEqual(['connecting', 1]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(streams).toHaveLength(2);
  });

  it('[T01] a 403 that carries authentication_required ends the session', async () => {
    const ended = vi.fn<() => void>();
    const stop = onSessionEnded(ended);
    const { live, streams } = setup({ answer: Response.json({ authentication_required: true }, { status: 403 }) });
    streams[0]!.fails();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledOnce();
    expect(live.state()).toBe('not_offered');
    stop();
  });
});

it('nobody looking: the stream is closed, and opens at once when someone looks again', async () => {
  const { live, streams, opened } = setup();
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
