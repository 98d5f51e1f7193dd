import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { DebitCodeScreen } from '@/features/credits/debit-code-screen';
import { debitFlash } from '@/features/credits/debit-flash';
import { DebitScreen } from '@/features/credits/debit-screen';
import { DebitStopScreen } from '@/features/credits/debit-stop-screen';
import { ApiError } from '@/lib/api/api-error';
import { getCredits } from '@/lib/contract/credits';
import { getDirectDebit } from '@/lib/contract/direct-debit';
import { getOrder } from '@/lib/contract/orders';
import { bundleToBegin, methodToBegin, totalOf } from '@/lib/site/money/credits-choice';
import { memberId } from '@/lib/site/members/member-id';
import { wayBack } from '@/lib/site/addresses/return-path';
import { pathTo } from '@/lib/site/addresses/routes';
import { taxRateIn } from '@/lib/site/countries/tax-rates';
import { companyBehind } from '../page-data/company-behind';
import { findDiscount } from '../page-data/find-discount';
import { readFlash } from '../page-request/flash';
import { outcomePage } from './outcome-page';
import { missingPage, renderPage } from '../page-request/render-page';
import { type LiveRequest, liveRequest, memberRequest, type SiteParams } from '../page-request/site-request';

export type DebitQuery = Partial<Record<'bundle' | 'code' | 'back' | 'payment', string | string[]>>;
type Member = Awaited<ReturnType<typeof memberRequest>>;

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export async function debitMetadata(params: SiteParams): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('pay.debit');
  return { title: t('title'), robots: { index: false } };
}

/** What the server says of direct debit; one that has no such call stops nothing. */
async function debitOf({ call }: LiveRequest, query: { amount?: number; payment_id?: string }) {
  try {
    return await call(getDirectDebit, { query });
  } catch (error) {
    if (!(error instanceof ApiError) || !error.notOffered) throw error;
    const order = query.payment_id === undefined ? null : (await call(getOrder, { query: { payment_id: query.payment_id } })).order;
    return { order, open: order?.state === 'loading', code_sent: null, account: null, stop: undefined, blocked_by: undefined, limit: null, free_from: undefined };
  }
}

/** An order that was begun: its code, or how it stands. */
async function begunPage(request: Member, payment: string): Promise<ReactNode> {
  const { site, user } = request;
  const { order, open, code_sent, account } = await debitOf(request, { payment_id: payment });
  if (!order) return missingPage();
  if (!open) {
    const { methods } = await request.call(getCredits, {});
    return outcomePage(request, order, methods);
  }
  const until = code_sent?.resend_at ?? '';
  const seconds = until ? Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)) : 0;
  return (
    <DebitCodeScreen
      site={site} member={{ id: memberId(user) ?? 0, becomesPremium: !user.paid_user }} order={order} account={account ?? null} digits={code_sent?.to} wait={{ seconds, until }}
      company={await companyBehind(request)} flash={debitFlash(await readFlash('debit-code', memberId(user)))}
    />
  );
}

/** Paying by direct debit: the form, the code, what stands in the way. (R10, S09, X06) */
export function directDebitPage(params: SiteParams, query: DebitQuery): Promise<ReactNode> {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const { call, site, settings, user } = request;
    const payment = one(query.payment);
    if (payment) return begunPage(request, payment);
    const { bundles, methods, country = '', waiting_debit: waiting } = await call(getCredits, {});
    const bundle = bundleToBegin(bundles, Number(one(query.bundle)));
    const method = methods.find((each) => each.method === 'directdebit');
    if (!bundle || !method) redirect(pathTo('credits'));
    const back = one(query.back);
    const backTo = wayBack(back);
    const [{ found: discount }, company] = await Promise.all([findDiscount(call, { typed: one(query.code), user, query }), companyBehind(request)]);
    const { total } = totalOf({ bundle, method, discount });
    // Nothing would be collected: no account is asked for.
    if (total === 0) redirect(pathTo('credits-id-paymentmethod', { id: bundle.id, paymentmethod: 'directdebit' }, { code: discount?.code, back: backTo }));
    const { stop, ...why } = await debitOf(request, { amount: total });
    const becomesPremium = !user.paid_user;
    if (stop) {
      const others = methods.filter((each) => each !== method);
      return (
        <DebitStopScreen
          site={site} stop={{ code: stop, blockedBy: why.blocked_by, limit: why.limit, freeFrom: why.free_from }} bundle={bundle} taxed={taxRateIn(country) > 0} methods={others}
          start={{ bundle: bundle.id, method: methodToBegin(others)?.method, discount, tried: null, formKey: crypto.randomUUID() }} refundDays={settings.refund_days} statement={company?.name ?? site.name}
          becomesPremium={becomesPremium} backTo={backTo} waiting={waiting}
        />
      );
    }
    const flash = debitFlash(await readFlash('debit', memberId(user)));
    return (
      <DebitScreen
        site={site} member={{ id: memberId(user) ?? 0, country: user.profile?.country || country || site.country || '', becomesPremium }} bundle={bundle} discount={discount} company={company}
        flash={flash} formKey={flash.typed('key') || crypto.randomUUID()} backTo={backTo} refundDays={settings.refund_days} waiting={waiting}
      />
    );
  });
}
