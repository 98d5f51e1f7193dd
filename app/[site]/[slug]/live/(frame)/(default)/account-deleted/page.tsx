import '@/styles/account-deleted.scss';
import '@/styles/visitor.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { today } from '@/app/page-request/today';
import { ForgetOnArrival } from '@/features/deletion/forget-on-arrival';
import { PartnerScreen } from '@/features/deletion/partner-screen';
import { AccountDeletedScreen } from '@/features/recovery/account-deleted-screen';
import { LinkActionScreen } from '@/features/recovery/link-action-screen';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

// No other site is told of the link. 'no-referrer' would also take the Origin from the page's own form, which is refused without one.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('recovery.deleted');
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

export default async function Page({ params, searchParams }: Props) {
  const { settings, site } = await liveRequest(params);
  const [{ token, stay }, asked, pressed, deleted] = await Promise.all([searchParams, readFlash('mail-request'), readFlash('link-action'), readFlash('deleted')]);
  const mine = pressed?.values.token === token ? pressed : null;
  if (typeof token === 'string') return <LinkActionScreen action="return" token={token} error={mine?.error} formKey={mine?.values.key || crypto.randomUUID()} />;
  const { name = '', email = '', until = '' } = deleted?.values ?? {};
  const left = deleted && until ? { name, email, until: new Date(until) } : null;
  const partner = settings.delete_partner;
  return (
    <>
      {deleted ? <ForgetOnArrival /> : null}
      {deleted && partner && stay === undefined && !asked ? (
        <PartnerScreen {...partner} />
      ) : (
        <AccountDeletedScreen flash={asked} discreet={settings.discreet} left={left} now={today()} intlLocale={site.intlLocale} />
      )}
    </>
  );
}
