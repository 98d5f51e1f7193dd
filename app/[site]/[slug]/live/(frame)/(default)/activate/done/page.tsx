import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { ActivatedScreen } from '@/features/recovery/activated-screen';
import { activation } from '@/lib/contract/signup';

type Props = { params: SiteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('recovery.activated');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { site, user, call } = await liveRequest(params);
  const state = user ? await call(activation, {}).catch(() => null) : null;
  return <ActivatedScreen site={site} signedIn={user !== null} premium={user?.paid_user ?? false} state={state} />;
}
