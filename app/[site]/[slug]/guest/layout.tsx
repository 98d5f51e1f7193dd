import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { requireMiddleware } from '@/app/page-request/site-request';

// Where somebody without a session asks for a page that is rendered for each request: whatever a layout names, the browser
// loads, so nothing of the members' stands here.
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false } };

export default async function GuestLayout({ children }: { children: ReactNode }) {
  await requireMiddleware();
  return children;
}
