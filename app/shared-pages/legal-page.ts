import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { alternatesOf } from '@/app/page-request/page-links';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { legalTranslator } from '@/features/legal/legal-translator';
import { env } from '@/lib/api/server';
import { companyOf } from '@/lib/api/site';
import { legalTexts } from '@/lib/i18n/legal-texts';
import { matchRoute } from '@/lib/site/addresses/routes';
import { siteHost } from '@/lib/site/addresses/site-origin';
import { isStaticPage } from '@/lib/site/addresses/static-pages';

/** What a static page is drawn from: the site, its company, the texts of the page in the reader's language. */
export async function legalRequest(params: SiteParams, page: string) {
  const { host, site, settings } = await siteRequest(params);
  if (!isStaticPage(page)) notFound();
  const [company, texts] = await Promise.all([companyOf(host), legalTexts(page, site.locale, site.country)]);
  return { page, site, settings, company, texts, host: siteHost(host, settings.domain, env().port) };
}

/** The title of a static page, and what search engines say of it. */
export async function legalMetadata(params: SiteParams, page: string): Promise<Metadata> {
  const [request, { site, texts }] = await Promise.all([siteRequest(params), legalRequest(params, page)]);
  const t = legalTranslator(site.locale, texts);
  const route = matchRoute(`/pages/${page}`)?.name;
  return { title: t.plain('title'), description: t.plain('description', { site: site.name }), alternates: route && alternatesOf(request, route) };
}
