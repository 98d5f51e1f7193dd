import { serverIsReady } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

/** The server behind the pages answers: requests may come. */
export async function GET(): Promise<Response> {
  const ready = await serverIsReady();
  return new Response(ready ? 'ready\n' : 'not ready\n', { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
