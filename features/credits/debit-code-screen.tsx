import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Order } from '@/lib/contract/orders';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { formatMoney } from '@/lib/format/money';
import { countryName } from '@/lib/format/place-names';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { AgainButton } from './again-button';
import { CodeField } from './code-field';
import type { DebitFlash } from './debit-flash';
import { DebitCodeForm } from './debit-code-form';
import { DebitFrame } from './debit-frame';
import { DebitOrder } from './debit-order';
import { Mandate } from './mandate';
import { OrderWords } from './order-words';
import { PayBar } from './pay-bar';
import { SendButton } from './send-button';
import { StayForm } from './stay-form';

type DebitCodeScreenProps = {
  site: SiteInfo;
  member: { id: number; becomesPremium: boolean };
  order: Order;
  account: { holder?: string; iban?: string; bank?: string } | null;
  /** The last digits of the phone. */
  digits?: string;
  /** Seconds until another code can be had, and the moment of it. */
  wait: { seconds: number; until: string };
  company: CompanyInfo | null;
  flash: DebitFlash;
};

/** The code that confirms a direct debit: what is ordered and from where, one field, and another code after a while. (S09, V06) */
export function DebitCodeScreen({ site, member, order, account, digits, wait, company, flash }: DebitCodeScreenProps) {
  const t = useTranslations('pay.debit');
  const words = useTranslations();
  const { intlLocale } = site;
  const { payment_id, credits, amount, currency = 'EUR', list_amount = amount, discount, number, bundle, back_to } = order;
  const sums = { list: list_amount, saved: list_amount - amount, total: amount, currency };
  const code = discount ? { code: discount.code, value_percentage: discount.percentage ?? 0 } : undefined;
  // The bank where it is known by its code, or else the country that the number begins with.
  const place = account?.bank ?? (account?.iban && countryName(account.iban.slice(0, 2), intlLocale));
  const total = formatMoney({ amount, currency }, intlLocale);
  const wrongKey = flash.wrong('otp');
  const button = (label: ReactNode) => <SendButton busyWords={words('pay.order.busy')} full>{label}</SendButton>;
  const change = pathTo('directdebit', {}, { bundle: bundle ?? undefined, code: discount?.code, back: back_to });
  return (
    <DebitFrame back={change}>
      <StayForm id="again" name="direct-debit-again" offline={words('err.generic_retry')}>
        <input type="hidden" name="payment_id" value={payment_id} />
      </StayForm>
      <DebitCodeForm member={member.id} offline={words('err.generic_retry')}>
        <input type="hidden" name="payment_id" value={payment_id} />
        <div className="buy-choices">
          <header className="credits-head">
            <h1 className="title-1">{t('title')}</h1>
            <p className="muted">{t('lead')}</p>
          </header>
          {account ? (
            <section className="panel debit-from">
              <div className="grow">
                <h2 className="title-4">{t('account')}</h2>
                <p>
                  {account.holder}
                  <span className="tabular">{account.iban}</span>
                  {place ? <span>{place}</span> : null}
                </p>
              </div>
              <PageLink href={change}>
                {t('change')}
              </PageLink>
            </section>
          ) : null}
          <section className="panel debit-code">
            <h2 className="title-4">{t('code_title')}</h2>
            <CodeField label={t('code_label')} error={wrongKey && words(wrongKey as 'err.otp_invalid')} typed={flash.typed('otp')} />
            <p className="small muted" role="status">
              {flash.typed('again') ? t('sent_again') : null} {digits ? t('sent_to', { digits }) : t('sent')}
            </p>
            <AgainButton key={wait.until} form="again" wait={wait.seconds} texts={{ again: t('again'), againIn: t('again_in', { time: '{time}' }) }} />
          </section>
          <section className="panel">
            <h2 className="title-4">{t('mandate_title')}</h2>
            <Mandate company={company} site={site.name} amount={total} reference={number} />
          </section>
        </div>
        <DebitOrder credits={credits} sums={sums} code={code} taxed={!!order.tax} company={company?.name ?? site.name} becomesPremium={member.becomesPremium} intlLocale={intlLocale} flash={flash}>
          {button(<OrderWords total={total} withTotal />)}
        </DebitOrder>
        <PayBar credits={credits} sums={sums} intlLocale={intlLocale}>
          {button(<OrderWords total={total} />)}
        </PayBar>
      </DebitCodeForm>
    </DebitFrame>
  );
}
