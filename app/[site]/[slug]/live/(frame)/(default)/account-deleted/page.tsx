import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/flash';
import { liveRequest, type SiteParams } from '@/app/site-request';
import { AccountDeletedScreen } from '@/features/recovery/account-deleted-screen';
import { LinkActionScreen } from '@/features/recovery/link-action-screen';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('recovery.deleted');
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function Page({ params, searchParams }: Props) {
  const { settings } = await liveRequest(params);
  const [{ token }, asked, pressed] = await Promise.all([searchParams, readFlash('mail-request'), readFlash('link-action')]);
  if (typeof token === 'string') return <LinkActionScreen action="return" token={token} error={pressed?.error} />;
  return <AccountDeletedScreen flash={asked} discreet={settings.discreet} />;
}
