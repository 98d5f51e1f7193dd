import '@/styles/language.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { today } from '@/app/page-request/today';
import { LanguageConfigScreen } from '@/features/shell/language-config-screen';

type Props = { params: SiteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await siteRequest(params);
  const t = await getTranslations('language.config');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { site } = await siteRequest(params);
  return <LanguageConfigScreen site={site} now={today()} member={false} />;
}
