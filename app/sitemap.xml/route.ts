import { siteFile } from '@/app/page-request/site-of-request';
import { sitemapOf } from '@/lib/site/addresses/found-pages';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return siteFile(request, 'application/xml; charset=utf-8', ({ origin, niche }) => sitemapOf(origin, niche));
}
