'use client';

import dynamic from 'next/dynamic';

// Of their own chunks: a visitor of a page that members share loads neither.
export const MemberTopBar = dynamic(() => import('./member-top-bar').then((file) => file.MemberTopBar));
export const MemberBottomNav = dynamic(() => import('./member-bottom-nav').then((file) => file.MemberBottomNav));
