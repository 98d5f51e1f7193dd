import { createHash } from 'node:crypto';
import { siteFile } from '@/app/site-of-request';
import { marketersPage } from '@/features/landers/marketers-page';
import { marketersScript, marketersSheet } from '@/features/landers/marketers-sheet';
import { toolsAreOpen } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'none'; img-src 'self'; style-src ${hashed(marketersSheet)}; script-src ${hashed(marketersScript)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** All landers, and links to them for advertisements. */
export async function GET(request: Request): Promise<Response> {
  if (!toolsAreOpen(request.headers)) return new Response('Not here\n', { status: 404, headers: { 'cache-control': 'no-store' } });
  const answer = await siteFile(request, 'text/html; charset=utf-8', ({ origin }) => marketersPage(origin, new URL(request.url).searchParams));
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('x-robots-tag', 'noindex');
  if (answer.ok) answer.headers.set('content-security-policy', policy);
  return answer;
}
