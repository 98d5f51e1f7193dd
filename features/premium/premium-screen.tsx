import { useTranslations } from 'next-intl';
import { BackBar } from '@/components/layout/back-bar';
import { PremiumBadge } from '@/components/media/premium-badge';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PremiumClaim } from '@/components/ui/premium-claim';
import type { Money } from '@/lib/contract/wire';
import { formatMoney } from '@/lib/format/money';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { CompareTable } from './compare-table';
import { HowItWorks } from './how-it-works';
import { SamplePhotos } from './sample-photos';

export type PremiumScreenProps = {
  site: SiteInfo;
  /** The member is premium already. */
  isPremium: boolean;
  /** What the cheapest bundle costs, where that is known. */
  from: Money | null;
  /** Somebody whose photo may be shown as a sample; none draws the frames alone. */
  photo: string | null;
  refundDays: number;
  /** Where the claim comes from: without it, it is not made. (A03) */
  claimSource?: string;
  /** Where to go once something is bought. */
  backTo?: string;
};

/** What Premium is, what it costs and what stays the same. (R12, S16, P03) */
export function PremiumScreen({ site, isPremium, from, photo, refundDays, claimSource, backTo }: PremiumScreenProps) {
  const t = useTranslations('premium');
  const ui = useTranslations('ui.photo');
  const amount = from ? formatMoney(from, site.intlLocale) : undefined;
  const bundles = pathTo('credits', {}, { back: backTo });
  const crown = <Icon name="crown-simple" weight="fill" />;
  return (
    <>
      <IslandMessages keys={['layout.back']}>
        <BackBar title={ui('premium')} href={backTo ?? pathTo('members')} />
      </IslandMessages>
      <div className="premium">
        <section className="premium-hero">
          <div className="wrap">
            <div className="premium-words">
              <PremiumBadge />
              <h1>{t(isPremium ? 'mine_title' : 'title')}</h1>
              <p>{t(isPremium ? 'mine_lead' : 'lead')}</p>
              <p className="premium-go only-wide">
                <LinkButton variant="orange" size="lg" href={bundles}>
                  {crown}
                  {t(isPremium ? 'buy' : 'go')}
                </LinkButton>
                {amount && !isPremium ? <span>{t('from', { amount })}</span> : null}
              </p>
              <PremiumClaim source={claimSource} className="premium-claim" />
            </div>
            <SamplePhotos src={photo} />
          </div>
        </section>
        <div className="wrap premium-facts">
          <CompareTable messageCredits={site.messageCredits} />
          <HowItWorks site={site} amount={amount} refundDays={refundDays} />
        </div>
        <div className="sticky-actions">
          <LinkButton variant="orange" size="lg" full href={bundles}>
            {crown}
            {isPremium ? t('buy') : amount ? t('go_from', { amount }) : t('go')}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
