import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CreditsScreen } from '@/features/credits/credits-screen';
import { OutcomeScreen } from '@/features/credits/outcome-screen';
import { RepeatScreen } from '@/features/credits/repeat-screen';
import { getCredits } from '@/lib/contract/credits';
import { getDiscountCode, type DiscountCode } from '@/lib/contract/discounts';
import { getOrder } from '@/lib/contract/orders';
import { getCompanyInfo } from '@/lib/contract/site-settings';
import { isId } from '@/lib/contract/wire';
import { bundleToBegin, methodToBegin } from '@/lib/site/credits-choice';
import { safeReturnPath } from '@/lib/site/return-path';
import { readFlash, type Flash } from './flash';
import { missingPage, renderPage } from './render-page';
import { memberRequest, type LiveRequest, type SiteParams } from './site-request';

export type CreditsQuery = { payment?: string | string[]; code?: string | string[]; back?: string | string[] };

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export async function creditsMetadata(params: SiteParams, key: 'page_title' | 'repeat.page_title' = 'page_title'): Promise<Metadata> {
  await memberRequest(params);
  const t = await getTranslations('pay');
  return { title: t(key), robots: { index: false } };
}

/** The code that counts: the one that was typed, else the saving of a new member. Errors of the latter are nobody's concern. (C12) */
async function discountOf(call: LiveRequest['call'], typed: string | undefined): Promise<{ found: DiscountCode | null; error: string | null }> {
  if (!typed) return { found: await call(getDiscountCode, { query: { welcome: 'true' } }).catch(() => null), error: null };
  try {
    const found = await call(getDiscountCode, { query: { code: typed } });
    return { found, error: found ? null : 'err.code_not_found' };
  } catch (error) {
    return { found: null, error: (error as { messageKey?: string }).messageKey ?? 'err.generic_retry' };
  }
}

const troubleOf = (flash: Flash | null) => (flash ? { key: flash.error, params: flash.params } : undefined);

type Chosen = { bundle?: string; method?: string; query: CreditsQuery };

/** Bundles, ways to pay and the order; what the address names is chosen. (R09, S08) */
export function creditsPage(params: SiteParams, { bundle, method, query }: Chosen): Promise<ReactNode> {
  return renderPage(async () => {
    const { call, site, settings, user } = await memberRequest(params);
    if (bundle !== undefined && !isId(bundle)) return missingPage();
    const payment = one(query.payment);
    const answer = await call(getCredits, {});
    // Direct debit needs its own form.
    const offer = { ...answer, methods: answer.methods.filter((each) => each.method !== 'directdebit') };
    if (payment) {
      const { order } = await call(getOrder, { query: { payment_id: payment } });
      return <OutcomeScreen order={order} intlLocale={site.intlLocale} canPayPal={offer.methods.some((each) => each.method === 'paypal')} />;
    }
    const begin = bundleToBegin(offer.bundles, bundle === undefined ? undefined : Number(bundle));
    if (!begin || (bundle !== undefined && begin.id !== Number(bundle))) return missingPage();
    const [flash, limit] = [await readFlash('order'), await readFlash('limit')];
    const typed = flash?.values['code'] || one(query.code);
    const [{ found, error }, company] = await Promise.all([discountOf(call, typed), call(getCompanyInfo, {}).catch(() => null)]);
    const codeIsWrong = error !== null && typed !== undefined;
    const back = flash?.values['back_to'] || one(query.back);
    return (
      <CreditsScreen
        site={site}
        bundles={offer.bundles}
        methods={offer.methods}
        start={{
          bundle: begin.id,
          method: methodToBegin(offer.methods, method)?.method,
          bank: flash?.values['bank'],
          discount: found,
          tried: codeIsWrong ? { code: typed, error } : null,
          trouble: codeIsWrong && flash?.error === error ? undefined : troubleOf(flash),
        }}
        lastOrder={offer.last_order ?? null}
        spending={offer.spending ?? null}
        limitTried={limit?.values['limit']}
        limitSaved={limit?.values['saved'] === '1'}
        refundDays={settings.refund_days}
        statement={company?.name ?? site.name}
        becomesPremium={!user.paid_user}
        backTo={back && safeReturnPath(back)}
      />
    );
  });
}

/** The last order once more. (R09) */
export function repeatPage(params: SiteParams): Promise<ReactNode> {
  return renderPage(async () => {
    const { call, site } = await memberRequest(params);
    const { bundles, methods, last_order: last } = await call(getCredits, {});
    const bundle = bundles.find(({ id }) => id === last?.bundle) ?? bundles.find(({ credits }) => credits === last?.credits);
    const method = methods.find((each) => each.method === last?.method && each.method !== 'directdebit') ?? methods[0];
    const repeat = last && bundle && method ? { bundle, method: method.method, recurring: method.method === 'card' && last.method === 'card' } : null;
    return <RepeatScreen repeat={repeat} intlLocale={site.intlLocale} trouble={troubleOf(await readFlash('order'))} />;
  });
}
