'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { useArrowKeys } from '@/components/ui/use-arrow-keys';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SwipePage } from '@/lib/stores/swipe-store';
import { LikedToday } from './liked-today';
import { SwipeActions } from './swipe-actions';
import { SwipeGameCard } from './swipe-game-card';
import { SwipeEnd } from './swipe-end';
import { SwipeHearts } from './swipe-hearts';
import { SwipeNews } from './swipe-news';
import { useCardDrag } from './use-card-drag';
import { useSwipeGame } from './use-swipe-game';

const drawn = 3;

/** The cards, four likes, and what came of them. (S12, B03) */
export function SwipeGame({ member, page, note }: { member: number; page: SwipePage; /** Above the cards, which make room for it. */ note?: ReactNode }) {
  const router = useRouter();
  const game = useSwipeGame(member, page);
  const [played, setPlayed] = useState(false);
  const { cards, likesLeft, nextAt, exhausted, stuck, missing } = game;
  const top = cards[0];
  const canLike = top !== undefined && !top.main_image?.locked;
  const over = missing.swipes ? 'missing' : likesLeft === 0 ? 'likes' : top ? null : stuck ? 'stuck' : exhausted ? 'cards' : null;

  const { card, handlers, decide } = useCardDrag({
    may: (like) => {
      if (over || canLike || !like) return !over;
      // What the card needs is asked where the padlock stands.
      document.querySelector<HTMLElement>('.swipe-act.is-locked')?.click();
      return false;
    },
    onDecide: (like) => {
      if (!top) return;
      setPlayed(true);
      game.swipe(top.id, like);
    },
  });
  useArrowKeys(
    {
      ArrowLeft: () => decide(false),
      ArrowRight: () => decide(true),
      ArrowUp: () => top && router.push(pathTo('members-id', { id: top.id })),
    },
    !over && top !== undefined,
  );

  return (
    <>
      <section className="swipe-play" aria-labelledby="swipe-title">
        {note}
        <SwipeHearts left={likesLeft} />
        <SwipeNews news={game.news} top={over ? null : (top?.name ?? null)} />
        {over ? (
          <SwipeEnd why={over} nextAt={nextAt} arrived={played} onRetry={game.askMore} />
        ) : top ? (
          <>
            <div className="swipe-deck">
              {cards.slice(0, drawn).map((each, depth) => (
                <SwipeGameCard key={each.id} card={each} depth={depth} {...(depth === 0 ? { element: card, handlers } : {})} />
              ))}
            </div>
            <SwipeActions member={top} canLike={canLike} undo={game.lastPass?.name ?? null} onDecide={decide} onUndo={game.takeBack} />
          </>
        ) : (
          <div className="swipe-end" aria-busy="true">
            <Spinner />
          </div>
        )}
      </section>
      <LikedToday people={game.likedToday} nextAt={nextAt} />
    </>
  );
}
