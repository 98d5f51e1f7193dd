import '@/styles/settings.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { missingPage, renderPage } from '@/app/page-request/render-page';
import { settingsPage } from '@/app/shared-pages/settings-page';
import { liveRequest, memberRequest } from '@/app/page-request/site-request';
import { isSection } from '@/features/shell/section-list';

type Props = { params: Promise<{ site: string; slug: string; section: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const { section } = await params;
  const t = await getTranslations('settings');
  return { title: isSection(section) ? t(`section.${section}`) : t('title') };
}

export default async function Page({ params }: Props) {
  const { section } = await params;
  if (isSection(section)) return settingsPage(params, section);
  return renderPage(async () => {
    await memberRequest(params);
    return missingPage();
  });
}
