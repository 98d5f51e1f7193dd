import type { NextRequest } from 'next/server';
import { roomFor, tooLarge } from '@/app/forms/form-room';
import { forms } from '@/app/forms/form-table';
import { giftData } from '@/app/forms/gift-data';
import { answerOf } from '@/app/forms/form-calls';
import { signupData } from '@/app/forms/signup-data';
import { upgradeData } from '@/app/forms/upgrade-data';
import { visitorAddress } from '@/lib/api/client-address';
import { refusal } from '@/lib/api/gateway';
import { staying } from '@/lib/api/send-form';
import { isNoSite } from '@/lib/api/site';
import { boundedStream, isTooMuch } from '@/lib/api/within-size';
import { formPause } from '@/lib/site/http/form-limit';
import { isSameOrigin } from '@/lib/site/http/same-origin';

// Forms that a page sends while its JavaScript has not arrived: the same calls as the islands make, answered with a page to go to.

export const dynamic = 'force-dynamic';

export async function POST(request: NextRequest, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!form) return refusal('not_found', 'There is no such form.');
  if (!isSameOrigin(request.headers, request.headers.get('host') ?? '')) return refusal('cross_site', 'A form must be sent from a page of the site itself.');
  if (await isNoSite(request.headers.get('host'))) return refusal('wrong_site', 'No site answers on this host.');
  const pause = await formPause(visitorAddress(request.headers));
  if (pause > 0) return refusal('too_many_requests', 'Too many forms were sent from this network.', { 'retry-after': String(Math.ceil(pause / 1_000)) });
  const room = await roomFor(name, request);
  if (room instanceof Response) return room;
  try {
    const data = await formWithin(room.most, request).catch((error: unknown) => error);
    if (!(data instanceof FormData)) return isTooMuch(data) ? tooLarge() : refusal('invalid_input', 'The form could not be read.');
    const fields = Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    return staying(request, await answerOf(form, request, fields, data));
  } finally {
    room.release();
  }
}

/** The form; fails once more than `most` bytes have come: a request need not say beforehand how long it is. */
function formWithin(most: number, request: NextRequest): Promise<FormData> {
  const body = request.body && boundedStream(request.body, most);
  return new Response(body, { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData();
}

/** What a form needs that opens over a page. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  if (name === 'gifts') return giftData(request);
  if (name === 'upgrade') return upgradeData(request);
  return name === 'signup' ? signupData(request) : refusal('not_found', 'There is no such form.');
}
