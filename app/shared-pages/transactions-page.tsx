import { getTranslations } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import type { Metadata } from 'next';
import { CreditsPill } from '@/components/layout/credits-pill';
import { methodName } from '@/features/credits/method-name';
import { AccountFrame } from '@/features/shell/account-frame';
import { InvoiceScreen } from '@/features/transactions/invoice-screen';
import { OrderScreen } from '@/features/transactions/order-screen';
import { TransactionsScreen } from '@/features/transactions/transactions-screen';
import { WithdrawScreen } from '@/features/transactions/withdraw-screen';
import { getOrder, listOrders } from '@/lib/contract/orders';
import { pathTo } from '@/lib/site/addresses/routes';
import { companyBehind } from '../page-data/company-behind';
import { readFlash } from '../page-request/flash';
import { missingPage, renderPage } from '../page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '../page-request/site-request';

export type OrderParams = Promise<{ site: string; slug: string; id: string }>;
export type TransactionsQuery = { after?: string | string[]; step?: string | string[] };

const orderOf = cache(async (site: string, slug: string, id: string) => {
  const { call } = await memberRequest(Promise.resolve({ site, slug }));
  return (await call(getOrder, { query: { payment_id: id.slice(0, 80) } })).order;
});

/** The title of the list, of an order, or of an invoice; no search engine is told of any. */
export async function transactionsMetadata(params: SiteParams | OrderParams, kind: 'list' | 'order' | 'invoice'): Promise<Metadata> {
  await liveRequest(params);
  const [t, found] = [await getTranslations('transaction'), await params];
  const order = kind !== 'list' && 'id' in found ? await orderOf(found.site, found.slug, found.id).catch(() => null) : null;
  const number = order?.number;
  const titles = { list: t('title'), order: number ? t('order_number', { number }) : t('order'), invoice: [t('invoice.title'), number].filter(Boolean).join(' ') };
  return { title: titles[kind], robots: { index: false } };
}

/** Every order of the member, a page of them. (R17, S14) */
export function transactionsPage(params: SiteParams, { after }: TransactionsQuery): Promise<ReactNode> {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const { site, user, call } = request;
    const from = typeof after === 'string' && /^\d{1,9}$/.test(after) ? Number(after) : undefined;
    const [{ transactions, next }, company, t, pay] = [await call(listOrders, { query: { after: from } }), await companyBehind(request), await getTranslations('transaction'), await getTranslations('pay')];
    const pill = user.paid_user ? <CreditsPill href={pathTo('credits')} credits={user.credits} /> : undefined;
    return (
      <AccountFrame site={site} user={user} place="transactions" bar={{ title: t('title'), href: pathTo('settings'), children: pill }}>
        <TransactionsScreen
          site={site} credits={user.credits} orders={transactions} methodWords={(method) => methodName(pay, method)} statement={company?.name ?? site.name} after={from} next={next}
        />
      </AccountFrame>
    );
  });
}

/** One order of the member; with the step in its address, the question before it is undone. Anybody else's is as unknown as none. (R17, S14) */
export function orderPage(params: OrderParams, { step }: TransactionsQuery): Promise<ReactNode> {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const { site, settings, user } = request;
    const { site: key, slug, id } = await params;
    const order = await orderOf(key, slug, id);
    const [t, pay, flash] = [await getTranslations('transaction'), await getTranslations('pay'), await readFlash('withdraw')];
    const method = methodName(pay, order.method);
    const { withdrawal } = order;
    const here = pathTo('transactions-id', { id });
    const asks = step === 'withdraw' && withdrawal;
    const content = asks ? (
      <WithdrawScreen
        order={{ ...order, withdrawal }} name={user.profile?.name ?? ''} email={flash?.values['email'] ?? user.email ?? ''} emailError={flash?.values['wrong']} trouble={flash?.error || undefined}
        intlLocale={site.intlLocale}
      />
    ) : (
      <OrderScreen site={site} order={order} method={method} company={await companyBehind(request)} days={settings.refund_days} sentTo={flash?.values['sent']} />
    );
    return (
      <AccountFrame site={site} user={user} place="transactions" bar={{ title: t('order'), href: asks ? here : pathTo('transactions-id', {}) }}>
        {content}
      </AccountFrame>
    );
  });
}

/** The invoice of an order that was paid. */
export function invoicePage(params: OrderParams): Promise<ReactNode> {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const { site: key, slug, id } = await params;
    const order = await orderOf(key, slug, id);
    if (order.state !== 'completed' && order.state !== 'refunded') return missingPage();
    const { site, user } = request;
    const pay = await getTranslations('pay');
    return <InvoiceScreen site={site} order={order} method={methodName(pay, order.method)} company={await companyBehind(request)} buyer={{ name: user.profile?.name ?? '', email: user.email ?? '' }} />;
  });
}
