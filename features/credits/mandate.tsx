import { useTranslations } from 'next-intl';
import type { CompanyInfo } from '@/lib/contract/site-settings';

type MandateProps = {
  company: CompanyInfo | null;
  /** Who it is for where the company has no name. */
  site: string;
  /** What is collected, as people read it. */
  amount: string;
  /** The order's number: known once the order is made. */
  reference?: string;
};

/** What a member lets the company and the bank do, once: the text of the mandate, who collects, and its reference. */
export function Mandate({ company, site, amount, reference }: MandateProps) {
  const t = useTranslations('pay.debit');
  const name = company?.name ?? site;
  return (
    <>
      <p className="small">{t('mandate_text', { company: name, amount })}</p>
      <dl className="mandate-facts small">
        <div>
          <dt>{t('creditor')}</dt>
          <dd>{[name, company?.address, company?.city].filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>{t('kind')}</dt>
          <dd>{t('kind_once')}</dd>
        </div>
        {reference ? (
          <div>
            <dt>{t('reference')}</dt>
            <dd>{reference}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
