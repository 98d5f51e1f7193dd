// Who may read the meters, and the answer. With METRICS_TOKEN whoever has it; without, this machine alone. Decision 134.
import { createHash, timingSafeEqual } from 'node:crypto';
import { metrics } from '../metrics';
import { isFromThisMachine } from '../site/http/this-machine';
import { env, readMeters } from './server';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `x-forwarded-for` is what the socket says, or what the operator's own proxies have added to it; behind a proxy that nobody counts it says nothing. */
export function mayReadMeters(headers: Headers, token: string | undefined): boolean {
  if (token) return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));
  return isFromThisMachine(headers, headers.get('x-forwarded-for') ?? '');
}

/** The meters as text, or 404 for who may not know that there are any. */
export async function metersFor(request: Request): Promise<Response> {
  if (!mayReadMeters(request.headers, env().metricsToken)) return new Response('Not here\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  await readMeters();
  const { registry } = metrics();
  return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' } });
}
