'use client';

import { Suspense } from 'react';
import { optionalPart } from '@/components/ui/optional-part';

// Its code comes after the page's own: a match takes longer than that.
const Meetings = optionalPart(() => import('./meetings').then((module) => module.Meetings));

/** Shows matches, likes and introductions over any page of a member. */
export function StartMeetings() {
  return (
    <Suspense>
      <Meetings />
    </Suspense>
  );
}
