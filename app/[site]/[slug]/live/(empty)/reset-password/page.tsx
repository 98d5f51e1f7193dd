import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/app/shared-pages/auth-page';
import { readFlash } from '@/app/page-request/flash';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { wallPeople } from '@/app/page-data/wall-people';
import { ResetRequestScreen } from '@/features/recovery/reset-request-screen';

type Props = { params: SiteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('recovery.reset');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const request = await liveRequest(params);
  const [flash, people] = await Promise.all([readFlash('mail-request'), wallPeople(request)]);
  return (
    <AuthPage site={request.site} people={people}>
      <ResetRequestScreen flash={flash} discreet={request.settings.discreet} />
    </AuthPage>
  );
}
