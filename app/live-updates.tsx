'use client';

import { lazy, Suspense } from 'react';

const Updates = lazy(() => import('@/features/chat/live-updates').then((file) => ({ default: file.LiveUpdates })));

/** What keeps a member's stores fed, in a chunk of its own: a visitor does not load it, and the page need not wait for it. */
export function LiveUpdates() {
  return (
    <Suspense>
      <Updates />
    </Suspense>
  );
}
