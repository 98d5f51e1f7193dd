import { useTranslations } from 'next-intl';
import { FictionalIcon } from '@/components/media/fictional-icon';
import { Icon } from '@/components/ui/icon';
import type { SiteInfo } from '@/lib/site/site-info';

/** How one becomes premium, and that it changes nothing about fictional profiles. */
export function HowItWorks({ site, amount, refundDays }: { site: SiteInfo; amount: string | undefined; refundDays: number }) {
  const t = useTranslations('premium');
  const perk = useTranslations('pay.perk');
  return (
    <div className="premium-how">
      <section className="panel">
        <h2 className="title-4">{t('how.title')}</h2>
        <ul className="perks">
          <li>
            <Icon name="star-four" weight="fill" />
            {amount ? t('how.buy', { amount }) : t('how.buy_plain')}
          </li>
          <li>
            <Icon name="crown-simple" weight="fill" />
            {t('how.stay')}
          </li>
          <li>
            <Icon name="arrow-u-up-left" />
            {perk('withdraw', { days: refundDays })}
          </li>
        </ul>
      </section>
      <div className="fictional-notice" role="note">
        <span className="fictional-notice-icon">
          <FictionalIcon icon={site.fictional.icon ?? null} />
        </span>
        <p className="grow">
          <b>{t('fictional.title')}</b> {t('fictional.text')}
        </p>
      </div>
    </div>
  );
}
