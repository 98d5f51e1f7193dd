// The live stream of a page, its visibility and the time that passes, for tests of what comes by itself.
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { LiveEvent } from '@/lib/contract/events';
import { FakeStream } from '@/lib/api/testing/fake-stream';

/** A stream that is remembered when it is opened; what it tells is drawn at once. */
export class Stream extends FakeStream {
  static all: Stream[] = [];
  constructor() {
    super();
    Stream.all.push(this);
  }
  override stand() {
    act(() => super.stand());
  }
  override tell(event: LiveEvent) {
    act(() => super.tell(event));
  }
}

/** The stream that was opened last. */
export const stream = () => Stream.all.at(-1)!;

export const setVisible = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** Lets a stretch of time pass, with everything that is asked in it answered. In milliseconds. */
export const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(async () => {
    for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
  });
};
