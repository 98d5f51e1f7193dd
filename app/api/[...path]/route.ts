import type { NextRequest } from 'next/server';
import { gateway } from '@/lib/api/gateway';
import { openApiDocument } from '@/lib/contract/openapi';

export const dynamic = 'force-dynamic';

function answer(request: NextRequest): Promise<Response> | Response {
  return request.nextUrl.pathname === '/api/openapi.json' ? Response.json(openApiDocument()) : gateway(request);
}

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
