import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Photo } from '@/lib/contract/person';

type Drag = { id: number; before: Photo[]; x: number; y: number; grabX: number; grabY: number; place: number; lifted: boolean; timer?: ReturnType<typeof setTimeout> };

/** A mouse drags once it moves; a finger once it rests, so that it can still scroll. In milliseconds and pixels. */
const rest = 260;
const leastMove = 6;
const scrollEdge = 80;

const tilesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])];
const tileOf = (list: HTMLElement | null, id: number) => tilesIn(list).find((tile) => tile.dataset.photo === String(id));

function placeAt(list: HTMLElement | null, x: number, y: number): number {
  return tilesIn(list).findIndex((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

type Orders = { photos: Photo[]; show: (id: number, to: number) => void; move: (id: number, to: number, before: Photo[]) => void; putBack: (before: Photo[]) => void };

/** Dragging a tile to another place: the others make room while it moves, and the order is sent when it is let go. */
export function useTileDrag(list: RefObject<HTMLElement | null>, { photos, show, move, putBack }: Orders) {
  const drag = useRef<Drag | null>(null);
  const [lifted, setLifted] = useState<number | null>(null);

  const follow = () => {
    const { current } = drag;
    const tile = current && tileOf(list.current, current.id);
    const photo = tile?.querySelector<HTMLElement>('.tile-photo');
    if (!current?.lifted || !tile || !photo) return;
    const { left, top } = tile.getBoundingClientRect();
    photo.style.translate = `${current.x - current.grabX - left}px ${current.y - current.grabY - top}px`;
  };
  const lift = () => {
    const { current } = drag;
    if (!current) return;
    current.lifted = true;
    setLifted(current.id);
  };
  const end = (drop: boolean) => {
    const { current } = drag;
    drag.current = null;
    clearTimeout(current?.timer);
    if (!current?.lifted) return;
    tileOf(list.current, current.id)?.querySelector<HTMLElement>('.tile-photo')?.style.removeProperty('translate');
    setLifted(null);
    const first = current.before.findIndex(({ id }) => id === current.id);
    if (drop && current.place !== first) move(current.id, current.place, current.before);
    else putBack(current.before);
  };

  // The tile stays under the pointer when the order under it changes.
  useEffect(follow);

  const onMove = useEffectEvent((event: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    const far = Math.hypot(event.clientX - current.x, event.clientY - current.y);
    if (!current.lifted) {
      if (event.pointerType === 'mouse' && far >= leastMove) lift();
      else if (event.pointerType !== 'mouse' && far >= leastMove * 2) return end(false);
      else return;
    }
    current.x = event.clientX;
    current.y = event.clientY;
    if (event.clientY < scrollEdge) window.scrollBy(0, -12);
    if (event.clientY > window.innerHeight - scrollEdge) window.scrollBy(0, 12);
    const place = placeAt(list.current, event.clientX, event.clientY);
    if (place >= 0 && place !== current.place) {
      current.place = place;
      show(current.id, place);
    }
    follow();
  });
  const onEnd = useEffectEvent(end);

  useEffect(() => {
    const element = list.current;
    const onUp = () => onEnd(true);
    const onCancel = () => onEnd(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEnd(false);
    };
    // Only a listener that was there before the touch can keep the page from scrolling under it: it stays for as long as the list.
    const holdStill = (event: Event) => {
      if (drag.current?.lifted && event.cancelable) event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', (event) => onMove(event), { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', onCancel, { signal });
    window.addEventListener('keydown', onKey, { signal });
    element?.addEventListener('touchmove', holdStill, { passive: false, signal });
    element?.addEventListener('contextmenu', holdStill, { signal });
    return () => stop.abort();
  }, [list]);

  const begin = (id: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || photos.length < 2) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y, pointerType } = event;
    const timer = pointerType === 'mouse' ? undefined : setTimeout(lift, rest);
    drag.current = { id, before: photos, x, y, grabX: x - left, grabY: y - top, place: photos.findIndex((each) => each.id === id), lifted: false, timer };
  };
  return { lifted, begin };
}
