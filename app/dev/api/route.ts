import { createHash } from 'node:crypto';
import { apiPage, apiSheet } from '@/features/api-docs/api-page';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(apiSheet).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** The calls, to read: as open as /api/openapi.json, which says the same. */
export function GET(): Response {
  return new Response(apiPage(), { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', 'content-security-policy': policy } });
}
