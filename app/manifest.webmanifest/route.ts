import { createTranslator } from 'next-intl';
import { siteFile } from '@/app/page-request/site-of-request';
import { siteWords } from '@/app/page-data/site-words';
import { messagesOf } from '@/lib/i18n/messages';
import { nicheColours } from '@/lib/site/niches/niche-colours';
import { nicheTheme } from '@/lib/site/niches/niches';
import { pathTo } from '@/lib/site/addresses/routes';
import { countryOf } from '@/lib/site/site-info';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return siteFile(request, 'application/manifest+json; charset=utf-8', async ({ settings, niche, locale }) => {
    const { ground } = nicheColours(niche);
    const colour = ground[nicheTheme[niche]];
    const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({ src: `/site-images/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose });
    const say = createTranslator<Record<string, never>>({ locale, messages: (await messagesOf(locale, countryOf(settings))) as Record<string, never> });
    const shortcut = (place: 'chats' | 'likes' | 'search' | 'swipe', url: string) => ({ name: say(`layout.nav.${place}`), url, icons: [icon('icon-192.png', 192, 'any')] });
    return JSON.stringify({
      id: '/',
      name: settings.name,
      short_name: settings.name,
      description: (await siteWords(settings, { locale, niche })).description,
      lang: locale,
      start_url: pathTo('members'),
      scope: '/',
      display: 'standalone',
      background_color: colour,
      theme_color: colour,
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('maskable-512.png', 512, 'maskable'),
        { src: '/site-images/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ],
      shortcuts: [shortcut('chats', pathTo('chats')), shortcut('likes', pathTo('likes')), shortcut('swipe', pathTo('swipe-game')), shortcut('search', pathTo('members'))],
      screenshots: [
        { src: `/art/app/${niche}-narrow.webp`, sizes: '780x1688', type: 'image/webp', form_factor: 'narrow' },
        { src: `/art/app/${niche}-wide.webp`, sizes: '1440x900', type: 'image/webp', form_factor: 'wide' },
      ],
      categories: ['social', 'lifestyle'],
    });
  });
}
