import '@/styles/signup.scss';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { startOfSignup } from '@/app/start-of-signup';
import { SignupScreen } from '@/features/signup/signup-screen';
import { accountTexts } from '@/features/signup/signup-texts';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/routes';

type Props = { params: SiteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('signup');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { site, user, call } = await liveRequest(params);
  if (user) redirect(pathTo('complete-signup'));
  const start = await startOfSignup(call);
  return (
    <IslandMessages keys={accountTexts}>
      <SignupScreen site={site} start={start} back={pathTo('signup')} />
    </IslandMessages>
  );
}
