import type { NextRequest } from 'next/server';
import { gateway, refusal } from '@/lib/api/gateway';
import { openApiDocument } from '@/lib/contract/openapi';

export const dynamic = 'force-dynamic';

function answer(request: NextRequest): Promise<Response> | Response {
  if (request.nextUrl.pathname !== '/api/openapi.json') return gateway(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead ? Response.json(openApiDocument()) : refusal('method_not_allowed', 'The document can only be read.', { allow: 'GET, HEAD' });
}

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
