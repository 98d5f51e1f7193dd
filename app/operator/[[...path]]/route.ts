import { landersForMarketers } from '@/app/landers-for-marketers';
import { siteFile } from '@/app/site-of-request';
import { isAtDesk, operatorDesk } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

/** The operator's desk, on a host that is a site's, where the embedded server runs it. The landers are this server's own: the desk says who may see them. */
async function answer(request: Request): Promise<Response> {
  const asksLanders = request.method !== 'POST' && new URL(request.url).pathname === '/operator/landers';
  if (asksLanders && (await isAtDesk(request))) return landersForMarketers(request, '/operator');
  const site = await siteFile(request, 'text/plain', () => '');
  return site.ok ? operatorDesk(request) : site;
}

export { answer as GET, answer as HEAD, answer as POST };
