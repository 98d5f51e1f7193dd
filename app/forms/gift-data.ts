import type { NextRequest } from 'next/server';
import { giftTexts, type GiftData } from '@/features/chat/gifts/gift-data';
import { ApiError } from '@/lib/api/api-error';
import { callServer } from '@/lib/api/server';
import { siteSettings } from '@/lib/api/site';
import { listGifts } from '@/lib/contract/gifts';
import { messagesOf, pickMessages } from '@/lib/i18n/messages';
import { countryOf } from '@/lib/site/site-info';
import { hostName } from '@/lib/site/http/site-key';
import { askedLanguage } from './asked-language';

/** What the picker over a conversation needs, in the language of that page: the gifts of the site, and the words for them. */
export async function giftData(request: NextRequest): Promise<Response> {
  const host = hostName(request.headers.get('host')) ?? '';
  const settings = await siteSettings(host);
  const locale = askedLanguage(request, settings);
  const headers = { 'cache-control': 'private, no-store' };
  try {
    const [{ gifts }, messages] = await Promise.all([callServer(listGifts, {}, { host, cookie: request.headers.get('cookie') ?? '' }), messagesOf(locale, countryOf(settings))]);
    const data: GiftData = { locale, gifts, messages: pickMessages(messages, giftTexts) };
    return Response.json(data, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The link that asked is followed then, and its page says what is wrong.
    return new Response(null, { status: error.status || 503, headers });
  }
}
