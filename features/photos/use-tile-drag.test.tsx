import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Photo } from '@/lib/contract/person';
import { moved } from './moved';
import { useTileDrag } from './use-tile-drag';

const photos = [1, 2, 3].map((id) => ({ id }) as Photo);
const sent = vi.fn();

function Tiles() {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(photos);
  const { lifted, begin } = useTileDrag(list, { photos: shown, show: (id, to) => setShown((now) => moved(now, id, to)), move: (id, to) => void sent(id, to), putBack: setShown });
  return (
    <ul ref={list}>
      {shown.map(({ id }) => (
        <li key={id} data-photo={id} className={lifted === id ? 'is-lifted' : ''} onPointerDown={begin(id)}>
          <span className="tile-photo" />
        </li>
      ))}
    </ul>
  );
}

const tiles = () => screen.getAllByRole('listitem');
const order = () => tiles().map((tile) => Number(tile.dataset.photo));
const lifted = () => tiles().find((tile) => tile.className)?.dataset.photo;
const heard = vi.fn();
/** Whether the page is kept from scrolling. */
const isHeld = () => !fireEvent.touchMove(screen.getByRole('list'), { cancelable: true });
/** The middle of a place in the list. */
const at = (place: number) => ({ clientX: 50, clientY: 150 + 100 * place });

beforeEach(() => {
  sent.mockClear();
  heard.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...document.querySelectorAll('[data-photo]')].indexOf(this.closest('[data-photo]')!);
    return new DOMRect(0, 100 + 100 * place, 100, 99);
  });
  vi.spyOn(HTMLUListElement.prototype, 'addEventListener').mockImplementation(function (this: HTMLElement, ...args: Parameters<HTMLElement['addEventListener']>) {
    heard(args[0]);
    EventTarget.prototype.addEventListener.apply(this, args);
  });
  render(<Tiles />);
});
afterEach(() => void vi.useRealTimers());

describe('[S11] a photo is dragged to another place', () => {
  test('by a finger that rests on it first: the page stands still from then on, by one listener from beginning to end', () => {
    const finger = { button: 0, pointerType: 'touch' };
    fireEvent.pointerDown(tiles()[0]!, { ...finger, ...at(0) });
    expect([lifted(), isHeld()]).toEqual([undefined, false]);
    act(() => void vi.advanceTimersByTime(260));
    expect([lifted(), isHeld()]).toEqual(['1', true]);
    fireEvent.pointerMove(window, { ...finger, ...at(1) });
    fireEvent.pointerMove(window, { ...finger, ...at(2) });
    expect([order(), lifted(), isHeld()]).toEqual([[2, 3, 1], '1', true]);
    fireEvent.pointerUp(window);
    expect([sent.mock.calls, lifted(), isHeld()]).toEqual([[[1, 2]], undefined, false]);
    expect(heard.mock.calls.filter(([name]) => name === 'touchmove')).toHaveLength(1);
  });

  test('not by one that moves at once: it scrolls', () => {
    fireEvent.pointerDown(tiles()[0]!, { button: 0, pointerType: 'touch', ...at(0) });
    fireEvent.pointerMove(window, { pointerType: 'touch', ...at(1) });
    act(() => void vi.advanceTimersByTime(1_000));
    expect([order(), lifted(), isHeld()]).toEqual([[1, 2, 3], undefined, false]);
  });

  test('by a mouse as soon as it moves; Escape puts it back', () => {
    const mouse = { button: 0, pointerType: 'mouse' };
    fireEvent.pointerDown(tiles()[2]!, { ...mouse, ...at(2) });
    fireEvent.pointerMove(window, { ...mouse, ...at(0) });
    expect([order(), lifted()]).toEqual([[3, 1, 2], '3']);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect([order(), lifted(), sent.mock.calls]).toEqual([[1, 2, 3], undefined, []]);
  });
});
