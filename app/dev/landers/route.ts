import { landersForMarketers } from '@/app/dev/landers/landers-for-marketers';
import { toolsAreOpen } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

/** All landers, and links to them for advertisements. */
export async function GET(request: Request): Promise<Response> {
  if (!toolsAreOpen(request.headers)) return new Response('Not here\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  return landersForMarketers(request);
}
