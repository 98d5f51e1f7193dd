import type { Metadata } from 'next';
import { pageLinks } from '@/lib/site/found-pages';
import type { RouteName } from '@/lib/site/routes';
import type { SiteRequest } from './site-request';

/** Canonical and hreflang of a page that search engines may find: its address in this language and in the others. */
export function alternatesOf({ variant }: SiteRequest, route: RouteName): Metadata['alternates'] {
  return pageLinks(route, variant);
}
