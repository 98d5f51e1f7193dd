'use client';

import { ViewTransition, type ReactNode } from 'react';
import { useIsStill } from '@/components/ui/use-is-still';

/** A member's photo that moves to its place in the next page, where that shows it too; not for who wants no motion. */
export function SharedPhoto({ member, children }: { member: number; children: ReactNode }) {
  const isStill = useIsStill();
  return (
    <ViewTransition name={`photo-${member}`} default="none" share={isStill ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  );
}
