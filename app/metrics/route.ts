import { metersFor } from '@/lib/api/meters';

export const dynamic = 'force-dynamic';

/** The meters of this process and the queues, for Prometheus. */
export function GET(request: Request): Promise<Response> {
  return metersFor(request);
}
