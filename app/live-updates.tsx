'use client';

import dynamic from 'next/dynamic';

/** What keeps a member's stores fed, in a chunk of its own: a visitor of a page that members share does not load it. */
export const LiveUpdates = dynamic(() => import('@/features/chat/live-updates').then((file) => file.LiveUpdates), { ssr: false });
