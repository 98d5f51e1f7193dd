'use client';

import { Activity } from 'react';
import { BonusPart } from '@/features/bonus/bonus-part';
import type { BonusProps } from './bonus';

/** The offer of a new member: drawn with the page, counting a moment after it, with code that nobody else has the browser fetch. */
export function LazyBonus(props: BonusProps) {
  return (
    <Activity>
      <BonusPart {...props} />
    </Activity>
  );
}
