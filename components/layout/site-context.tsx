'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { SiteInfo } from '@/lib/site/site-info';

const SiteContext = createContext<SiteInfo | null>(null);

/** Lets the islands below know the site they stand on. */
export function SiteProvider({ site, children }: { site: SiteInfo; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site, in an island. Throws outside a SiteProvider. */
export function useSite(): SiteInfo {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
