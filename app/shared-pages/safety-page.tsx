import { cache } from 'react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { draftReport } from '@/lib/contract/reports';
import { isId } from '@/lib/contract/wire';
import { titleOfTrouble } from '../page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '../page-request/site-request';

export type MemberParams = Promise<{ site: string; slug: string; id: string }>;

const draftOf = cache(async (site: string, slug: string, id: string) => {
  const { call } = await memberRequest(Promise.resolve({ site, slug }));
  return call(draftReport, { query: { member: id } });
});

/** Whom a page of safety is about; null where the address cannot be anybody's. Throws ApiError. */
export async function safetyOf(params: MemberParams) {
  const { site, slug, id } = await params;
  return isId(id) ? draftOf(site, slug, id) : null;
}

/** The title of a page of safety; no search engine is told of it. */
export async function safetyTitle(params: SiteParams, key: string, values: () => Promise<Record<string, string> | null>): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('safety');
  const title = await values().then((known) => (known ? t(key, known) : titleOfTrouble(null)), titleOfTrouble);
  return { title, robots: { index: false } };
}
