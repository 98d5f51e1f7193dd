import { siteFile } from '@/app/site-of-request';
import { siteWords } from '@/app/site-words';
import { nicheColours } from '@/lib/site/niche-colours';
import { nicheTheme } from '@/lib/site/niches';
import { resolveLocale } from '@/lib/site/resolve-locale';
import { pathTo } from '@/lib/site/routes';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return siteFile(request, 'application/manifest+json; charset=utf-8', async ({ settings, niche }) => {
    const locale = resolveLocale({ domainLanguage: settings.domain_language });
    const { ground } = nicheColours(niche);
    const colour = ground[nicheTheme[niche]];
    const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({ src: `/site-images/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose });
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
    });
  });
}
