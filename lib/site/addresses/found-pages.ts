// What search engines may find: which pages, at which address in each language; sitemap.xml and robots.txt from the same list.
import { locales, localeTable, type Locale } from '../languages/locales';
import type { Niche } from '../niches/niches';
import { pathTo, routes, type RouteName } from './routes';
import { slugOf } from './slugs';

const names = Object.keys(routes) as RouteName[];

/** The pages that are offered to search engines: the home, the landers, the static pages. */
const foundRoutes = names.filter((name) => name === 'index' || /^(landers|pages)-/.test(name));

/** Whether a page may be indexed. Besides what is offered: a landing slug and the prices. Sign-up is somebody's own form, and shows members. */
export function mayBeIndexed(route: RouteName | null): boolean {
  return route !== null && (foundRoutes.includes(route) || ['token', 'pricing'].includes(route));
}

const optional = /\/\{\w+\?\}$/;

/** The address of a page in a language: by its slug where the route has one, else by `lang`. */
function pathIn(route: RouteName, niche: Niche, locale: Locale): string {
  const slug = slugOf({ niche, locale });
  if (route === 'index') return pathTo('token', { token: slug });
  const path = routes[route].path;
  return path.endsWith('/{slug?}') ? path.replace('{slug?}', slug) : `${path.replace(optional, '')}?lang=${localeTable[locale].code}`;
}

/** The address that suits any language: the visitor's own is chosen there. */
const anyLanguage = (route: RouteName) => routes[route].path.replace(optional, '');

export type PageLinks = { canonical: string; languages: Record<string, string> };

/** The one address of a page in its language, and the same page in the other languages. */
export function pageLinks(route: RouteName, { niche, locale }: { niche: Niche; locale: Locale }): PageLinks {
  const others = locales.map((each) => [localeTable[each].code, pathIn(route, niche, each)]);
  return { canonical: pathIn(route, niche, locale), languages: { ...Object.fromEntries(others), 'x-default': anyLanguage(route) } };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** sitemap.xml: every offered page in every language, each with its translations. */
export function sitemapOf(origin: string, niche: Niche): string {
  const entries = foundRoutes.flatMap((route) =>
    locales.map((locale) => {
      const { canonical, languages } = pageLinks(route, { niche, locale });
      const links = Object.entries(languages).map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(origin + path)}"/>`);
      return `<url><loc>${escaped(origin + canonical)}</loc>${links.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** robots.txt: calls, forms and whatever is a member's stay out. */
export function robotsOf(origin: string): string {
  const members = names.filter((name) => routes[name].member || routes[name].membersArea).map((name) => `/${routes[name].path.split('/')[1]}`);
  const closed = [...new Set(['/api/', '/forms/', '/dev/', ...members])].toSorted();
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
