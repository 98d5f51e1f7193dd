import type { ReactNode } from 'react';

// Pages below know who asks: rendered for each request.
export const dynamic = 'force-dynamic';

export default function LiveLayout({ children }: { children: ReactNode }) {
  return children;
}
