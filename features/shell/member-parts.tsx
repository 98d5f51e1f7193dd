'use client';

import dynamic from 'next/dynamic';

// Of their own chunks: a visitor of a page that members share, or of the login page, loads none of them.
export const MemberProviders = dynamic(() => import('./member-providers').then((file) => file.MemberProviders));
export const MemberTopBar = dynamic(() => import('./member-top-bar').then((file) => file.MemberTopBar));
export const MemberBottomNav = dynamic(() => import('./member-bottom-nav').then((file) => file.MemberBottomNav));
