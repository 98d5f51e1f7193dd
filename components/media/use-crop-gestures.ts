import { useRef, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import { dragged, kept, type Crop, type Size } from './crop-geometry';

const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const arrowStep = 0.04;
const zoomStep = 1.15;

type Point = { x: number; y: number };
const apart = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Moving and enlarging a photo under its frame: one finger drags, two pinch, the wheel and plus and minus zoom, arrows move. */
export function useCropGestures(photo: Size, crop: Crop, change: (crop: Crop) => void) {
  const fingers = useRef(new Map<number, Point>());

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const spread = apart([...fingers.current.values()]);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const frame = event.currentTarget.getBoundingClientRect();
    const share = fingers.current.size;
    const moved = dragged(crop, photo, (now.x - before.x) / frame.width / share, (now.y - before.y) / frame.height / share);
    change(share === 2 && spread > 0 ? kept({ ...moved, zoom: (moved.zoom * apart([...fingers.current.values()])) / spread }, photo) : moved);
  };
  const lift = (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId);
  const onWheel = (event: WheelEvent<HTMLElement>) => change(kept({ ...crop, zoom: crop.zoom * (event.deltaY < 0 ? zoomStep : 1 / zoomStep) }, photo));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = arrows[event.key];
    if (arrow) change(dragged(crop, photo, -arrow[0] * arrowStep, -arrow[1] * arrowStep));
    else if (event.key === '+' || event.key === '=') change(kept({ ...crop, zoom: crop.zoom * zoomStep }, photo));
    else if (event.key === '-') change(kept({ ...crop, zoom: crop.zoom / zoomStep }, photo));
    else return;
    event.preventDefault();
  };
  return { onPointerDown, onPointerMove, onPointerUp: lift, onPointerCancel: lift, onWheel, onKeyDown };
}
