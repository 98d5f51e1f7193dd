'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { SiteProvider } from '@/components/layout/site-context';
import { getQueryClient } from '@/lib/queries/client';
import type { SiteInfo } from '@/lib/site/site-info';

/** What the islands of search and profile need where nobody is signed in. */
export function VisitorProviders({ site, children }: { site: SiteInfo; children: ReactNode }) {
  const [client] = useState(getQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SiteProvider site={site}>{children}</SiteProvider>
    </QueryClientProvider>
  );
}
