import type { Metadata } from 'next';
import type { ReactNode } from 'react';

// Pages below know who asks: rendered for each request.
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false } };

export default function LiveLayout({ children }: { children: ReactNode }) {
  return children;
}
