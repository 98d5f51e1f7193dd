import { siteFile } from '@/app/site-of-request';
import { operatorDesk } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

/** The operator's desk, on a host that is a site's, where the embedded server runs it. */
async function answer(request: Request): Promise<Response> {
  const site = await siteFile(request, 'text/plain', () => '');
  return site.ok ? operatorDesk(request) : site;
}

export { answer as GET, answer as HEAD, answer as POST };
