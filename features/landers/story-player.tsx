'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useIsStill } from '@/components/ui/use-is-still';
import { useArrowKeys } from '@/components/ui/use-arrow-keys';

type StoryPlayerProps = {
  /** The name of each card in words: '2 van 5'. */
  cards: readonly string[];
  texts: { next: string; previous: string; pause: string; play: string };
  /** Who it is about, above the cards. */
  head: ReactNode;
  children: ReactNode;
};

/** Milliseconds that a card stays. */
const hold = 6000;

/** From the middle of one card to that of the next: on a desktop there is room between them. */
const step = (row: HTMLElement, last: number) => Math.max(1, (row.scrollWidth - row.clientWidth) / Math.max(1, last));

/** Turns the cards by themselves until somebody takes over; without script they are pushed aside, or reached by the bars. */
export function StoryPlayer({ cards, texts, head, children }: StoryPlayerProps) {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const still = useIsStill();
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  const last = cards.length - 1;

  const go = (to: number) => {
    const element = row.current;
    element?.scrollTo({ left: Math.max(0, Math.min(last, to)) * step(element, last), behavior: still ? 'instant' : 'smooth' });
  };
  const take = (to: number) => {
    setPlaying(false);
    go(to);
  };

  useEffect(() => {
    if (!playing || at === last) return undefined;
    const timer = setTimeout(() => {
      const element = row.current;
      element?.scrollTo({ left: (at + 1) * step(element, last), behavior: 'smooth' });
    }, hold);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  useArrowKeys({ ArrowLeft: () => take(at - 1), ArrowRight: () => take(at + 1) }, true);

  return (
    <section className="story-frame">
      <div className="story-top">
        <ol className="story-bars">
          {cards.map((name, index) => (
            <li key={name}>
              <a href={`#card-${index + 1}`} aria-label={name} aria-current={index === at ? 'step' : undefined} className={index <= at ? 'is-full' : undefined} onClick={() => setPlaying(false)} />
            </li>
          ))}
        </ol>
        <div className="story-head">
          {head}
          <button type="button" className="icon-button story-pause needs-script" aria-pressed={!playing} aria-label={playing ? texts.pause : texts.play} onClick={() => setPlaying(!playing)}>
            <Icon name={playing ? 'pause' : 'play'} weight="fill" />
          </button>
        </div>
      </div>
      <div
        ref={row}
        className="story-row"
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / step(currentTarget, last)))}
        onPointerDown={() => setPlaying(false)}
      >
        {children}
      </div>
      <button type="button" className="icon-button story-arrow is-back needs-script" aria-label={texts.previous} disabled={at === 0} onClick={() => take(at - 1)}>
        <Icon name="caret-left" />
      </button>
      <button type="button" className="icon-button story-arrow needs-script" aria-label={texts.next} disabled={at === last} onClick={() => take(at + 1)}>
        <Icon name="caret-right" />
      </button>
    </section>
  );
}
