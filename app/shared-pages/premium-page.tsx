import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { realFaces } from '@/components/media/real-faces';
import { PremiumScreen } from '@/features/premium/premium-screen';
import { listMembers } from '@/lib/contract/members';
import { startingSearch } from '@/lib/queries/member-search';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { safeReturnPath } from '@/lib/site/addresses/return-path';
import { claimSourceOf } from '@/lib/site/money/claim-source';
import { leastPaid } from '../page-data/least-paid';
import { renderPage } from '../page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '../page-request/site-request';

export async function premiumMetadata(params: SiteParams): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('ui.photo');
  return { title: t('premium'), robots: { index: false } };
}

/** What Premium is. Prices and the sample photo may be missing: the page stands without them. The sample is of somebody whom the member looks for, and open to everybody. (R12, S16) */
export function premiumPage(params: SiteParams, back: string | string[] | undefined): Promise<ReactNode> {
  return renderPage(async () => {
    const { call, site, settings, user } = await memberRequest(params);
    const [least, people] = await Promise.all([
      leastPaid({ call }),
      call(listMembers, { query: startingSearch(user, []) }).then(({ members }) => members, () => []),
    ]);
    const shown = realFaces(people)[0];
    return (
      <PremiumScreen
        site={site}
        isPremium={user.paid_user}
        from={least}
        photo={shown?.main_image ? photoUrl(shown.main_image, 'full', site.cdnPrefix) : null}
        refundDays={settings.refund_days}
        claimSource={claimSourceOf(settings, site.locale)}
        backTo={typeof back === 'string' ? safeReturnPath(back) : undefined}
      />
    );
  });
}
