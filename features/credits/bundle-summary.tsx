import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Bundle } from '@/lib/contract/credits';
import { formatMoney } from '@/lib/format/money';

/** The bundle that was chosen, on the page where one pays for it, and the way to another. */
export function BundleSummary({ bundle: { id, credits, messages, per_message }, intlLocale, others }: { bundle: Bundle; intlLocale: string; others: string }) {
  const t = useTranslations();
  return (
    <div className="bundle-summary">
      <input type="hidden" name="bundle" value={id} />
      <span className="disc disc-offer">
        <Icon name="star-four" weight="fill" />
      </span>
      <p className="grow">
        <b>{t('count.credits', { count: credits })}</b>
        <span className="bundle-facts">
          {messages ? <span>{t('pay.bundle.messages', { count: messages })}</span> : null}
          {per_message ? <span>{t('pay.bundle.per_message', { amount: formatMoney(per_message, intlLocale) })}</span> : null}
        </span>
      </p>
      <PageLink href={others} aria-label={t('pay.bundle.change')}>
        {t('pay.bundle.change_short')}
      </PageLink>
    </div>
  );
}
