'use client';

import { Suspense } from 'react';
// Every page has links: in the frame's own code it is there for each part that comes later, which would bring it once more otherwise.
import '@/components/ui/page-link';
import { optionalPart } from '@/components/ui/optional-part';

// One piece of code after the page's own: nobody needs any of it sooner, and until it is there, and where it does not come, every
// link that it listens for leads to a page. (bar P2)
const MemberOverlays = optionalPart(() => import('./member-overlays').then((module) => module.MemberOverlays));

export function LazyMemberOverlays({ free }: { free: boolean }) {
  return (
    <Suspense>
      <MemberOverlays free={free} />
    </Suspense>
  );
}
