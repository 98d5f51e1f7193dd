import { useRef, type PointerEvent } from 'react';
import { isStill } from '@/components/ui/is-still';
import { decisionOf, flightOf, leanOf, speedOf, transformOf, type Pull } from './card-motion';

/** A press becomes a pull beyond this, in pixels: below it is a tap. */
const leastPull = 6;
const fade = 150;

type Drag = { pointer: number; x: number; y: number; pulling: boolean; points: { x: number; at: number }[] };

function lay(card: HTMLElement, pull: Pick<Pull, 'x' | 'y' | 'width'> | null): void {
  const leans = pull ? leanOf(pull) : 0;
  card.style.setProperty('--lean', leans.toFixed(2));
  card.style.transform = pull && !isStill() ? transformOf(pull) : '';
  card.classList.toggle('is-pulled', pull !== null);
}

/** Lets the card fly off from where it lies, or fade where nothing is to move; ends when it is out of sight. */
async function leave(card: HTMLElement, pull: Pull, like: boolean): Promise<void> {
  card.style.setProperty('--lean', like ? '1' : '-1');
  const { transform, duration } = flightOf(pull, like, window.innerWidth);
  const [frames, time] = isStill() ? [[{ opacity: 1 }, { opacity: 0 }], fade] : [[{ transform: card.style.transform || 'none' }, { transform }], duration];
  // A browser that cannot animate, and a card that is taken away meanwhile, are both done at once.
  await card.animate?.(frames, { duration: time, easing: 'cubic-bezier(0.3, 0.6, 0.5, 1)', fill: 'forwards' }).finished.catch(() => null);
}

/** The top card follows the finger. `onDecide` hears of a decision once the card is gone; `may` tells whether there can be one. */
export function useCardDrag({ may, onDecide }: { may: (like: boolean) => boolean; onDecide: (like: boolean) => void }) {
  const card = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const leaving = useRef(false);

  const decide = (like: boolean, pull?: Pull) => {
    const element = card.current;
    if (!element || leaving.current) return;
    if (!may(like)) return lay(element, null);
    leaving.current = true;
    void leave(element, pull ?? { x: 0, y: 0, speed: 0, width: element.offsetWidth }, like).then(() => {
      leaving.current = false;
      onDecide(like);
      // A card that stays after all, as the last like went elsewhere meanwhile, lies in its place again.
      setTimeout(() => {
        if (!element.isConnected) return;
        for (const flight of element.getAnimations?.() ?? []) flight.cancel();
        lay(element, null);
      });
    });
  };

  const pullOf = (event: PointerEvent, { x, y, points }: Drag): Pull => ({
    x: event.clientX - x, y: event.clientY - y, speed: speedOf(points, event.timeStamp), width: card.current?.offsetWidth ?? 1,
  });

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || leaving.current || drag.current) return;
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, pulling: false, points: [{ x: event.clientX, at: event.timeStamp }] };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current;
      const element = card.current;
      if (held?.pointer !== event.pointerId || !element) return;
      held.points.push({ x: event.clientX, at: event.timeStamp });
      const pull = pullOf(event, held);
      if (!held.pulling && Math.abs(pull.x) > leastPull) {
        held.pulling = true;
        // From here on no press on what lies under the finger.
        element.setPointerCapture?.(event.pointerId);
      }
      if (held.pulling) lay(element, pull);
    },
    onPointerUp: (event: PointerEvent) => {
      const held = drag.current;
      if (held?.pointer !== event.pointerId || !card.current) return;
      drag.current = null;
      if (!held.pulling) return;
      const pull = pullOf(event, held);
      const like = decisionOf(pull);
      if (like === null) lay(card.current, null);
      else decide(like, pull);
    },
    onPointerCancel: (event: PointerEvent) => {
      if (drag.current?.pointer !== event.pointerId) return;
      drag.current = null;
      if (card.current) lay(card.current, null);
    },
  };
  return { card, handlers, decide };
}
