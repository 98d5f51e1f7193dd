import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { CreditsScreen } from '@/features/credits/credits-screen';
import { RepeatScreen } from '@/features/credits/repeat-screen';
import { getCredits } from '@/lib/contract/credits';
import { getOrder } from '@/lib/contract/orders';
import { isId } from '@/lib/contract/wire';
import { bundleToBegin, methodToBegin } from '@/lib/site/money/credits-choice';
import { wayBack } from '@/lib/site/addresses/return-path';
import { pathTo } from '@/lib/site/addresses/routes';
import { taxRateIn } from '@/lib/site/countries/tax-rates';
import { companyBehind } from '../page-data/company-behind';
import { codeToBegin, findDiscount } from '../page-data/find-discount';
import { readFlash, type Flash } from '../page-request/flash';
import { outcomePage } from './outcome-page';
import { missingPage, renderPage } from '../page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '../page-request/site-request';

export type CreditsQuery = { payment?: string | string[]; code?: string | string[]; back?: string | string[] };

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export async function creditsMetadata(params: SiteParams, key: 'page_title' | 'repeat.title' | 'outcome.bar'): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('pay');
  return { title: t(key), robots: { index: false } };
}

const troubleOf = (flash: Flash | null) => (flash?.error ? { key: flash.error, params: flash.params } : undefined);

/** What the form that was sent last says of the box that lets credits be used at once. */
const beginOf = (flash: Flash | null) => ({ ticked: Boolean(flash?.values['begin_at_once']), missing: flash?.values['begin_missing'] === '1' });

/** Makes a form that is sent twice one order; after an error it is still that one. */
const keyOf = (flash: Flash | null) => flash?.values['key'] || crypto.randomUUID();

type Chosen = { bundle?: string; method?: string; query: CreditsQuery };

/** Bundles, ways to pay and the order; what the address names is chosen. (R09, S08) */
export function creditsPage(params: SiteParams, { bundle, method, query }: Chosen): Promise<ReactNode> {
  return renderPage(async () => {
    const request = await memberRequest(params);
    const { call, site, settings, user } = request;
    if (bundle !== undefined && !isId(bundle)) return missingPage();
    const payment = one(query.payment);
    const offer = await call(getCredits, {});
    if (payment) {
      const { order } = await call(getOrder, { query: { payment_id: payment } });
      // It may still wait for its code.
      if (order.method === 'directdebit' && order.state === 'loading') redirect(pathTo('directdebit', {}, { payment }));
      return outcomePage(request, order, offer.methods);
    }
    const begin = bundleToBegin(offer.bundles, bundle === undefined ? undefined : Number(bundle));
    if (!begin) return missingPage();
    // A bundle that is sold no more, of an order or a mail of before: what is sold stands there.
    if (bundle !== undefined && begin.id !== Number(bundle)) redirect(pathTo('credits', {}, { back: one(query.back), code: one(query.code) }));
    const [flash, limit] = [await readFlash('order'), await readFlash('limit')];
    const typed = flash?.values['code'] || one(query.code);
    const [sought, company] = await Promise.all([findDiscount(call, { typed, user, query }), companyBehind(request)]);
    const { discount, tried, isSaid } = codeToBegin(sought, typed, flash?.error);
    const back = flash?.values['back_to'] || one(query.back);
    return (
      <CreditsScreen
        site={site}
        taxed={taxRateIn(offer.country ?? '') > 0}
        bundles={offer.bundles}
        methods={offer.methods}
        start={{
          bundle: begin.id,
          method: methodToBegin(offer.methods, method)?.method,
          bank: flash?.values['bank'],
          discount,
          tried,
          trouble: isSaid ? undefined : troubleOf(flash),
          formKey: keyOf(flash),
        }}
        lastOrder={offer.last_order ?? null}
        waiting={offer.waiting_debit}
        spending={offer.spending ?? null}
        limitTried={limit?.values['limit']}
        limitSaved={limit?.values['saved'] === '1'}
        refundDays={settings.refund_days}
        statement={company?.name ?? site.name}
        becomesPremium={!user.paid_user}
        keepCard={flash?.values['keep_card'] === '1'}
        begin={beginOf(flash)}
        backTo={wayBack(back)}
        named={bundle !== undefined}
      />
    );
  });
}

/** The last order once more. (R09) */
export function repeatPage(params: SiteParams, query: Pick<CreditsQuery, 'back'>): Promise<ReactNode> {
  return renderPage(async () => {
    const { call, site, settings, user } = await memberRequest(params);
    const { bundles, methods, country = '', last_order: last, card_on_file, card_kept } = await call(getCredits, {});
    const bundle = bundles.find(({ id }) => id === last?.bundle) ?? bundles.find(({ credits }) => credits === last?.credits);
    const same = methods.find(({ method }) => method === last?.method);
    const method = same ?? methods.find((each) => each.method !== 'directdebit') ?? methods[0];
    const { found } = await findDiscount(call, { user });
    const repeat =
      last && bundle && method
        ? { bundle, method, discount: found, taxed: taxRateIn(country) > 0, recurring: same?.method === 'card' && card_on_file !== false, instead: same ? undefined : last.method }
        : null;
    const [flash, card] = [await readFlash('order'), await readFlash('card')];
    return (
      <RepeatScreen
        repeat={repeat} intlLocale={site.intlLocale} refundDays={settings.refund_days} begin={beginOf(flash)} trouble={troubleOf(flash)} formKey={keyOf(flash)}
        backTo={wayBack(one(query.back))}
        card={{ kept: card_kept === true, forgotten: card?.error === '', trouble: card?.error ? troubleOf(card) : undefined }}
      />
    );
  });
}
