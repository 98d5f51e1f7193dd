import type { Metadata } from 'next';
import { pageLinks } from '@/lib/site/addresses/found-pages';
import type { RouteName } from '@/lib/site/addresses/routes';
import type { SiteRequest } from './site-request';

/**
 * Canonical and hreflang of a page that search engines may find: its address in this language and in the others. The address that
 * suits any language stands in the sitemap alone: it shows this very page, whose canonical address is another.
 */
export function alternatesOf({ variant }: SiteRequest, route: RouteName): Metadata['alternates'] {
  const { canonical, languages } = pageLinks(route, variant);
  return { canonical, languages: Object.fromEntries(Object.entries(languages).filter(([tag]) => tag !== 'x-default')) };
}
