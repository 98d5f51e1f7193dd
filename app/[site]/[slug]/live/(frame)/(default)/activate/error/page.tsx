import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { ActivationFailedScreen } from '@/features/recovery/activation-failed-screen';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  await liveRequest(params);
  const [{ reason }, t] = await Promise.all([searchParams, getTranslations()]);
  return { title: t(reason === 'used' ? 'recovery.failed.used_title' : 'err.activation'), robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const { site, user, settings } = await liveRequest(params);
  const [{ reason }, flash] = await Promise.all([searchParams, readFlash('mail-request')]);
  return <ActivationFailedScreen used={reason === 'used'} signedIn={user !== null} email={user?.email} phone={site.supportPhone} flash={flash} discreet={settings.discreet} />;
}
