import { landersForMarketers } from '@/app/dev/landers/landers-for-marketers';
import { siteFile } from '@/app/page-request/site-of-request';
import { isOperator, operatorPages } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

/** The operator pages, on a host that is a site's, where the embedded server runs them. The landers are this server's own: a session of an operator says who may see them. */
async function answer(request: Request): Promise<Response> {
  const asksLanders = request.method !== 'POST' && new URL(request.url).pathname === '/operator/landers';
  if (asksLanders && (await isOperator(request))) return landersForMarketers(request, '/operator');
  const site = await siteFile(request, 'text/plain', () => '');
  return site.ok ? operatorPages(request) : site;
}

export { answer as GET, answer as HEAD, answer as POST };
