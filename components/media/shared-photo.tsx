'use client';

import { useSyncExternalStore, ViewTransition, type ReactNode } from 'react';

const motion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listen: () => void) {
  const query = motion();
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}

/** A member's photo that moves to its place in the next page, where that shows it too; not for who wants no motion. */
export function SharedPhoto({ member, children }: { member: number; children: ReactNode }) {
  const isStill = useSyncExternalStore(
    subscribe,
    () => motion().matches,
    () => true,
  );
  return (
    <ViewTransition name={`photo-${member}`} default="none" share={isStill ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  );
}
