// credits.php: bundles, ways to pay, and what a month's spending is. Specification, sections 2 and 6. (S08, R09)
import type { SiteSettings } from '@/lib/contract/site-settings';
import { countryInfo } from '@/lib/site/countries/countries';
import { messagesFor } from '@/lib/site/money/order-amounts';
import { orderAnswer } from '../domain/order-answer';
import { monthBegan } from '../domain/site-day';
import { Failure } from '../failure';
import { keptMethods } from '../payments/kept-methods';
import type { OfferedMethod } from '../payments/provider';
import { currencyOf } from '../orders/place-order';
import type { Caller, Route } from '../route';
import type { Database } from '../database/database';
import { waitingDebit } from '../store/debit-code-store';
import { cardOnFile, hasKeptCard } from '../store/kept-card-store';
import { bundlesFor, keepSpendingLimit, lastPaidOrder, spendingLimit, spentSince } from '../store/order-store';
import type { MemberRow } from '../store/schema/members';
import type { BundleRow, OrderRow } from '../store/schema/orders';
import { within } from '../within';

const day = 24 * 60 * 60 * 1000;

function bundlesAnswer(rows: readonly BundleRow[], { message_credits: each }: SiteSettings) {
  const priced = rows.map((row) => ({ row, ...messagesFor({ price: row.price, credits: row.credits, each }) }));
  // Exactly, not as rounded for people: two bundles may read the same and not be.
  const lowest = Math.min(...rows.map(({ price, credits }) => price / credits));
  return priced.map(({ row: { id, credits, price, currency, recommended }, perMessage, messages }) => ({
    id, credits, price: { amount: price, currency }, per_message: { amount: perMessage, currency }, messages, recommended,
    best_price: rows.length > 1 && price / credits === lowest,
  }));
}

/** A provider that takes longer to say how one may pay is done without, in milliseconds: a page has its answer within two seconds. (bar R1) */
export const methodsPatience = 1_200;

/** What the provider offers for the cheapest bundle; nothing where it cannot be asked, or does not answer in time. */
async function methodsOf({ parts }: Caller, bundle: BundleRow | undefined, country: string): Promise<OfferedMethod[]> {
  if (!bundle) return [];
  return within(methodsPatience, keptMethods(parts, { amount: bundle.price, currency: bundle.currency }, country)).catch(() => []);
}

async function spendingOf(db: Database, { id, country }: MemberRow, now: Date) {
  const own = currencyOf(country);
  const { limit, next } = await spendingLimit(db, id, now);
  const currency = limit?.currency ?? own;
  return {
    spent: { amount: await spentSince(db, id, currency, monthBegan(now)), currency },
    currency: own,
    limit,
    next_limit: next ? { limit: next.limit, from: next.from.toISOString() } : null,
  };
}

async function cardAnswer({ db, payments }: Caller['parts'], memberId: number, last: OrderRow | undefined) {
  return { card_on_file: (await cardOnFile(db, last, payments.name)) !== null, card_kept: await hasKeptCard(db, memberId, payments.name) };
}

/** An order of the member's as the page of credits has it: nothing of how it can be undone. */
const plainOrder = (order: OrderRow | undefined) => (order ? orderAnswer({ order, refund: null }, null) : null);

export const getCredits: Route<'getCredits'> = async ({ query }, caller) => {
  const { parts, session, site, now } = caller;
  const member = session?.member;
  // A member pays in the currency of the own country; only a visitor may look at the prices of another.
  const wished = member ? member.country : (query.country ?? site.settings.geoip_selected_country ?? site.settings.geoip_country);
  const country = countryInfo(wished) ? wished! : (site.settings.countries[0] ?? 'NL');
  const offered = await bundlesFor(parts.db, { siteId: site.id, country, currency: currencyOf(country) });
  const last = member && (await lastPaidOrder(parts.db, member.id));
  return {
    bundles: bundlesAnswer(offered, site.settings),
    methods: await methodsOf(caller, offered[0], country),
    country,
    ...(member && {
      spending: await spendingOf(parts.db, member, now),
      last_order: plainOrder(last),
      waiting_debit: plainOrder(await waitingDebit(parts.db, member.id, now)),
      ...(await cardAnswer(parts, member.id, last)),
      first_purchase: !member.paidUser && !last,
    }),
  };
};

export const saveSpendingLimit: Route<'saveSpendingLimit'> = async ({ body }, { parts, session, now }) => {
  const { member } = session;
  const currency = currencyOf(member.country);
  if (body.currency && body.currency !== currency) throw new Failure('limit_currency', { params: { currency, limit_currency: body.currency } });
  const limit = body.limit === null ? null : { amount: body.limit, currency };
  const { limit: before } = await spendingLimit(parts.db, member.id, now);
  // Less is kept at once; more, none, or one in other money only after a day, so that it is not decided in a hurry.
  const stricter = before === null || (limit !== null && limit.currency === before.currency && limit.amount <= before.amount);
  await keepSpendingLimit(parts.db, member.id, stricter ? { limit } : { limit: before, next: { limit, from: new Date(now.getTime() + day) } });
  return { spending: await spendingOf(parts.db, member, now) };
};
