// All landers, and a form that makes links to them for advertisements: the page of `/dev/landers`, and of the operator pages. Decision 30.
import { createHash } from 'node:crypto';
import { siteFile } from '@/app/page-request/site-of-request';
import { marketersPage } from '@/features/landers/marketers-page';
import { marketersScript, marketersSheet } from '@/features/landers/marketers-sheet';

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src ${hashed(marketersSheet)}; script-src ${hashed(marketersScript)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The page for who may see it, on the host of a site; `back`: the page that leads there. */
export async function landersForMarketers(request: Request, back?: string): Promise<Response> {
  const answer = await siteFile(request, 'text/html; charset=utf-8', ({ origin }) => marketersPage(origin, new URL(request.url).searchParams, back));
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('x-robots-tag', 'noindex');
  if (answer.ok) answer.headers.set('content-security-policy', policy);
  return answer;
}
