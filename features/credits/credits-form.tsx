'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { BusyButton } from '@/components/ui/busy-button';
import type { Bundle, PayMethod } from '@/lib/contract/credits';
import type { DiscountCode } from '@/lib/contract/discounts';
import { formatMoney } from '@/lib/format/money';
import { misfitOf, totalOf } from '@/lib/site/money/credits-choice';
import { pathTo } from '@/lib/site/addresses/routes';
import { BundleChoice } from './bundle-choice';
import { BundleSummary } from './bundle-summary';
import type { DiscountTry } from './discount-field';
import { MethodChoice } from './method-choice';
import { OrderPanel } from './order-panel';
import { OrderWords } from './order-words';
import { PayBar } from './pay-bar';
import { useBuy } from './use-buy';
import { useDiscount } from './use-discount';
import { useRestored } from './use-restored';

export type CreditsStart = {
  bundle: number;
  method?: string;
  bank?: string;
  discount: DiscountCode | null;
  /** A code that was typed and does not count, with the key of what is said of it. */
  tried: DiscountTry | null;
  /** What went wrong with the order, as the key of a message. */
  trouble?: { key: string; params?: Record<string, string | number> };
  /** Makes the form, sent twice without script, one order. */
  formKey: string;
};

export type CreditsFormProps = {
  bundles: readonly Bundle[];
  methods: readonly PayMethod[];
  start: CreditsStart;
  /** There is value-added tax within the prices. */
  taxed: boolean;
  intlLocale: string;
  /** Under the button: what comes with every order. */
  perks: ReactNode;
  /** In the row of a card that can be kept: whether it is. */
  keepCard?: ReactNode;
  /** Whether the credits may be used at once: asked where something is paid here. */
  begin?: ReactNode;
  backTo?: string;
  /** All bundles, the chosen one with the way to the others, or none to be seen. */
  show?: 'bundles' | 'summary' | 'order';
  /** Above the ways to pay, and over them. */
  head?: ReactNode;
  title?: string;
  /** Under the ways to pay. */
  foot?: ReactNode;
};

/** Bundle, way to pay, code, total and the button that orders: one form, which works before its script has come. (S08) */
export function CreditsForm({ bundles, methods, start, taxed, intlLocale, perks, keepCard, begin, backTo, show = 'bundles', head, title, foot }: CreditsFormProps) {
  const t = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState({ bundle: start.bundle, method: start.method });
  // What was chosen before the script came, or is restored by the browser, is what is ordered.
  useRestored(() => {
    const fields = new FormData(form.current!);
    const now = { bundle: Number(fields.get('bundle') ?? chosen.bundle), method: (fields.get('method') as string | null) ?? chosen.method };
    if (now.bundle !== chosen.bundle || now.method !== chosen.method) setChosen(now);
  });
  const discount = useDiscount(start.discount, start.tried);
  const bundle = bundles.find(({ id }) => id === chosen.bundle) ?? bundles[0]!;
  const method = methods.find((each) => each.method === chosen.method);
  const choice = { bundle, method, discount: discount.found };
  const sums = totalOf(choice);
  const misfit = misfitOf(choice);
  const buy = useBuy(start.trouble, discount.refuse);
  const misfitWords = misfit ? { key: `err.${misfit}`, params: { amount: discount.found?.minimum_order_value ?? 0, currency: sums.currency } } : undefined;
  const code = sums.saved > 0 ? discount.found?.code : undefined;
  const isFree = sums.total === 0;
  const needsForm = chosen.method === 'directdebit' && !isFree;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const sent = event.currentTarget;
    const fields = new FormData(sent);
    event.preventDefault();
    // The account is asked for first; nothing is ordered yet.
    if (needsForm) return buy.leave(pathTo('directdebit', {}, { bundle: bundle.id, code, back: backTo }));
    const wish = {
      bundle: bundle.id,
      method: chosen.method ?? '',
      bank: String(fields.get(`bank-${chosen.method}`) ?? '') || undefined,
      code,
      amount: sums.total,
      currency: sums.currency,
      ...(method?.keeps && fields.has('keep_card') && { keep_card: true }),
      begin_at_once: (fields.get('begin_at_once') as string | null) ?? undefined,
      back_to: backTo,
    };
    buy.order(wish, sent);
  };
  // What costs nothing obliges to nothing.
  const words = isFree ? t('pay.order.free') : needsForm ? t('pay.order.onward', { method: t('pay.method.directdebit') }) : undefined;
  const total = formatMoney({ amount: sums.total, currency: sums.currency }, intlLocale);
  const asked = isFree || needsForm ? null : begin;
  const payButton = (label: ReactNode) => (
    <BusyButton type="submit" variant="primary" size="lg" full busy={buy.busy} busyWords={t('pay.order.busy')} disabled={methods.length === 0}>
      {label}
    </BusyButton>
  );
  return (
    <form ref={form} className="buy" action="/forms/order" method="post" onSubmit={onSubmit}>
      <input type="hidden" name="key" value={start.formKey} />
      <input type="hidden" name="amount" value={sums.total} />
      <input type="hidden" name="currency" value={sums.currency} />
      {backTo ? <input type="hidden" name="back_to" value={backTo} /> : null}
      <div className="buy-choices">
        {head}
        {show === 'bundles' ? <BundleChoice bundles={bundles} chosen={start.bundle} intlLocale={intlLocale} onChoose={(id) => setChosen((before) => ({ ...before, bundle: id }))} /> : null}
        {show === 'summary' ? <BundleSummary bundle={bundle} intlLocale={intlLocale} others={pathTo('credits', {}, { code, back: backTo })} /> : null}
        {show === 'order' ? <input type="hidden" name="bundle" value={bundle.id} /> : null}
        {methods.length > 0 ? (
          <MethodChoice
            methods={methods} chosen={start.method} bank={start.bank} keepCard={keepCard} title={title ?? t('pay.methods.title')} pay={payButton(isFree ? words : t('pay.order.button', { total }))}
            onChoose={(next) => setChosen((before) => ({ ...before, method: next }))}
          />
        ) : (
          <Alert kind="warning">{t('pay.methods.none')}</Alert>
        )}
        {foot}
      </div>
      <OrderPanel
        bundle={bundle} sums={sums} discount={discount} misfit={misfitWords} taxed={taxed} intlLocale={intlLocale} perks={perks} begin={asked}
        trouble={buy.trouble?.key === misfitWords?.key ? undefined : buy.trouble} pay={payButton(words ?? <OrderWords total={total} withTotal />)}
      />
      <PayBar credits={bundle.credits} sums={sums} intlLocale={intlLocale} asks={Boolean(asked)}>
        {payButton(words ?? <OrderWords total={total} />)}
      </PayBar>
    </form>
  );
}
