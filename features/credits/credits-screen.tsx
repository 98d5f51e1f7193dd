import { useTranslations } from 'next-intl';
import { BackBar } from '@/components/layout/back-bar';
import type { Bundle, PayMethod, Spending } from '@/lib/contract/credits';
import type { Order } from '@/lib/contract/orders';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { BeginAtOnce } from './begin-at-once';
import { CreditsForm, type CreditsStart } from './credits-form';
import { formTexts } from './form-texts';
import { KeepCard } from './keep-card';
import { OrderPerks } from './order-perks';
import { RepeatRow } from './repeat-row';
import { SpendingNote } from './spending-note';
import { WaitingDebit } from './waiting-debit';

type CreditsScreenProps = {
  site: SiteInfo;
  /** There is value-added tax within the prices. */
  taxed: boolean;
  bundles: readonly Bundle[];
  methods: readonly PayMethod[];
  start: CreditsStart;
  lastOrder: Order | null;
  /** A direct debit that waits for its code. */
  waiting?: Order | null;
  spending: Spending | null;
  /** What was typed as a limit and is no amount. */
  limitTried?: string;
  limitSaved: boolean;
  refundDays: number;
  statement: string;
  becomesPremium: boolean;
  /** The member had ticked that the card is kept. */
  keepCard?: boolean;
  /** What became of the box that lets credits be used at once. */
  begin?: { ticked: boolean; missing: boolean };
  backTo?: string;
  /** The address names the bundle. */
  named?: boolean;
};

/** Credits: the bundles, the ways to pay, the order. (R09, S08) */
export function CreditsScreen({ site, taxed, bundles, methods, start, lastOrder, waiting, spending, limitTried, limitSaved, refundDays, statement, becomesPremium, keepCard, begin, backTo, named }: CreditsScreenProps) {
  const t = useTranslations();
  const { intlLocale } = site;
  const repeat = lastOrder && !named ? <RepeatRow order={lastOrder} intlLocale={intlLocale} backTo={backTo} /> : null;
  return (
    <>
      <IslandMessages keys={['layout.back']}>
        <BackBar title={t(named ? 'pay.page_title' : 'pay.title')} href={named ? pathTo('credits', {}, { back: backTo }) : (backTo ?? pathTo('members'))} />
      </IslandMessages>
      <div className="wrap credits">
        <IslandMessages keys={formTexts}>
          <CreditsForm
            key={named ? start.bundle : 'all'} bundles={bundles} methods={methods} start={start} taxed={taxed} intlLocale={intlLocale}
            perks={<OrderPerks refundDays={refundDays} statement={statement} becomesPremium={becomesPremium} />} keepCard={<KeepCard ticked={keepCard} />} begin={<BeginAtOnce days={refundDays} {...begin} />} backTo={backTo} show={named ? 'summary' : 'bundles'}
            head={
              <header className="credits-head">
                <h1 className="title-1">{t(named ? 'pay.page_title' : 'pay.title')}</h1>
                {named ? null : <p className="muted">{t('pay.lead', { credits: t('count.credits', { count: site.messageCredits }) })}</p>}
                {waiting ? <WaitingDebit order={waiting} intlLocale={intlLocale} /> : null}
                {repeat}
              </header>
            }
          />
        </IslandMessages>
        {spending ? <SpendingNote spending={spending} intlLocale={intlLocale} tried={limitTried} saved={limitSaved} backTo={backTo} /> : null}
      </div>
    </>
  );
}
