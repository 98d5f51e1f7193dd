'use client';

import { useEffect, useRef } from 'react';
import { watchDeck } from './watch-deck';

/** Drag and arrow keys for the deck before it; it draws nothing. */
export function DeckGestures() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const deck = place.current?.parentElement?.querySelector<HTMLElement>('.deck');
    return deck ? watchDeck(deck) : undefined;
  }, []);
  return <span ref={place} hidden />;
}
