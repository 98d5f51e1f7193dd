export const dynamic = 'force-dynamic';

/** The process is there. */
export function GET(): Response {
  return new Response('ok\n', { headers: { 'cache-control': 'no-store' } });
}
