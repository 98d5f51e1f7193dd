import { siteFile } from '@/app/page-request/site-of-request';
import { robotsOf } from '@/lib/site/addresses/found-pages';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return siteFile(request, 'text/plain; charset=utf-8', ({ origin }) => robotsOf(origin));
}
