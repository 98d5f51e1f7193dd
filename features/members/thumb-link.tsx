'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useStage } from './photo-stage';

type ThumbLinkProps = { index: number; target: string; children: ReactNode };

/** Brings a photo to the front: a jump in the page without script; with it nothing is added to the browser's history. */
export function ThumbLink({ index, target, children }: ThumbLinkProps) {
  const { show } = useStage();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    show(index);
  };
  return (
    <a href={`#${target}`} onClick={onClick}>
      {children}
    </a>
  );
}
