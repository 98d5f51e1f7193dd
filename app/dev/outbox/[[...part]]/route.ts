import { siteFile } from '@/app/page-request/site-of-request';
import { mailPreview } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

/** The mails that wait for nobody, while there is no mail server; on a host that is a site's. */
export async function GET(request: Request, { params }: { params: Promise<{ part?: string[] }> }): Promise<Response> {
  const site = await siteFile(request, 'text/plain', () => '');
  return site.ok ? mailPreview(request, (await params).part ?? []) : site;
}
