'use client';

import { lazy, type ComponentProps } from 'react';

// Of their own chunks: a visitor of a page that members share, or of the login page, loads none of them. Not next/dynamic,
// which has the browser fetch ahead whatever these import later, too.
const Providers = lazy(() => import('./member-providers').then((file) => ({ default: file.MemberProviders })));
const TopBar = lazy(() => import('./member-top-bar').then((file) => ({ default: file.MemberTopBar })));
const BottomNav = lazy(() => import('./member-bottom-nav').then((file) => ({ default: file.MemberBottomNav })));

// What a server component names must be a component, not the promise of one.
export const MemberProviders = (props: ComponentProps<typeof Providers>) => <Providers {...props} />;
export const MemberTopBar = () => <TopBar />;
export const MemberBottomNav = () => <BottomNav />;
