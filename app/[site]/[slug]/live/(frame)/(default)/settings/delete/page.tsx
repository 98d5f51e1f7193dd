import '@/styles/deletion.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { stayDiscount } from '@/app/page-data/stay-discount';
import { ConfirmScreen } from '@/features/deletion/confirm-screen';
import { leavePath, readLeave } from '@/features/deletion/leave-paths';
import { ReasonsScreen } from '@/features/deletion/reasons-screen';
import { doneWays } from '@/features/deletion/ways';
import { WaysScreen } from '@/features/deletion/ways-screen';
import { AccountFrame } from '@/features/shell/account-frame';
import { companyOf } from '@/lib/api/site';
import { getAccount } from '@/lib/contract/account';
import { pathTo } from '@/lib/site/addresses/routes';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('leave');
  return { title: t('title') };
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const { host, site, user, deadline, call } = await memberRequest(params);
    const { step, reason } = readLeave(await searchParams);
    const t = await getTranslations('leave');
    const { intlLocale } = site;
    const back = step === 'confirm' ? leavePath(reason ? 'ways' : 'reasons', reason) : step === 'ways' ? leavePath('reasons') : pathTo('settings');

    const screen = async () => {
      if (step === 'reasons') return <ReasonsScreen />;
      if (step === 'confirm') {
        const flash = await readFlash('delete-account');
        const trouble = flash && { key: flash.values.password ?? flash.error, params: flash.params, atField: Boolean(flash.values.password) };
        return <ConfirmScreen reason={reason} credits={user.credits} trouble={trouble} />;
      }
      const [company, account, saved] = await Promise.all([companyOf(host, deadline), call(getAccount, { query: { settings: '1' } }).catch(() => null), readFlash('stay')]);
      return <WaysScreen reason={reason} discount={await stayDiscount(call, { user, company })} keeps={account !== null} credits={user.credits} done={doneWays(user, account)} saved={saved !== null} intlLocale={intlLocale} />;
    };
    return (
      <AccountFrame site={site} user={user} place="settings" section="delete" bar={{ title: t('title'), href: back }}>
        {await screen()}
      </AccountFrame>
    );
  });
}
