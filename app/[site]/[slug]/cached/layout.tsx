import type { ReactNode } from 'react';

// Pages below are the same for every visitor of a variant: rendered when first asked for, kept for a minute.
export const dynamic = 'force-static';
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

export default function CachedLayout({ children }: { children: ReactNode }) {
  return children;
}
