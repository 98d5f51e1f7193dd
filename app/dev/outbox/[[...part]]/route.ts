import { outbox } from '@/lib/api/server';

export const dynamic = 'force-dynamic';

/** The mails that wait for nobody, while there is no mail server. */
export async function GET(request: Request, { params }: { params: Promise<{ part?: string[] }> }): Promise<Response> {
  return outbox(request, (await params).part ?? []);
}
