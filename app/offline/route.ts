import { createTranslator } from 'next-intl';
import { siteFile } from '@/app/page-request/site-of-request';
import { messagesOf } from '@/lib/i18n/messages';
import { offlinePage } from '@/lib/site/http/offline-page';
import { countryOf } from '@/lib/site/site-info';

export const dynamic = 'force-dynamic';

/** What the service worker keeps for when no page can be fetched: the same for everybody who reads a language. */
export async function GET(request: Request): Promise<Response> {
  let policy = '';
  const response = await siteFile(request, 'text/html; charset=utf-8', async ({ settings, niche, locale }) => {
    const say = createTranslator<Record<string, never>>({ locale, messages: (await messagesOf(locale, countryOf(settings))) as Record<string, never> });
    const words = { title: say('offline.title'), text: say('offline.text'), again: say('offline.again') };
    const page = await offlinePage({ locale, niche, name: settings.name, words });
    ({ policy } = page);
    return page.html;
  });
  if (policy) response.headers.set('content-security-policy', policy);
  return response;
}
