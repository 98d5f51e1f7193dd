import { documents } from '@/gallery/documents';
import { lookOf } from '@/gallery/look';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; niche: string; theme: string; document: string }> };

/** A mail or a page that is a document of its own, as it is sent; the theme is the device's. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const asked = await params;
  const look = lookOf(asked);
  const found = documents.find(({ name }) => name === asked.document);
  if (!look || !found) return new Response('Not here\n', { status: 404 });
  return new Response(await found.draw(look), { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}
