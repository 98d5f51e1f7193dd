import { siteFile } from '@/app/page-request/site-of-request';
import { sandboxPayment } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

/** The sandbox's page of one payment, on a host that is a site's, while no payment company is set up. */
async function answer(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const site = await siteFile(request, 'text/plain', () => '');
  return site.ok ? sandboxPayment(request, (await params).id) : site;
}

export { answer as GET, answer as POST };
