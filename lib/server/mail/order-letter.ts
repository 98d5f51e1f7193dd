// The letters about a purchase: its confirmation with the right of withdrawal, the receipt of a withdrawal, money that went back. (S14, X06)
import { colon } from '@/lib/format/colon';
import { formatLongDate, formatTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { formatPercentage } from '@/lib/format/percentage';
import { paymentMethods } from '@/lib/contract/payment-methods';
import { refundDelay, siteTimeZone } from '@/lib/site/constants';
import { intlLocale } from '@/lib/site/countries/countries';
import { localeTable } from '@/lib/site/languages/locales';
import type { OrderLetter } from './letter';
import type { Setting, Written } from './letter-content';
import { quietText } from './quiet-text';

/** What the reader's language makes of the letter's numbers and moments. */
function words({ currency, country, method }: OrderLetter, { say, locale }: Setting) {
  const { iso } = localeTable[locale];
  const tag = intlLocale(locale, country, iso);
  const known = paymentMethods.find((each) => each === method);
  return {
    money: (amount: number) => formatMoney({ amount, currency }, tag),
    percent: (rate: number) => formatPercentage(rate, tag),
    date: (at: Date) => formatLongDate(at, iso, siteTimeZone),
    time: (at: Date) => formatTime(at, iso, siteTimeZone),
    credits: (count: number) => say('count.credits', { count }),
    method: known ? say(`pay.method.${known}`) : method,
  };
}

type Facts = Record<string, string | undefined>;

/** Values under the names that the page of the order has for them; those without a value are left out. */
const listed = (facts: Facts, { say }: Setting): NonNullable<Written['facts']> =>
  Object.entries(facts).flatMap(([name, value]) => (value ? [{ name: say(`transaction.fact.${name}`), value }] : []));

/** A letter about a purchase. */
export function orderLetter(letter: OrderLetter, setting: Setting): Written {
  const { number, amount, credits, outcome, orderedAt, path } = letter;
  const { say, settings, locale } = setting;
  const is = colon(locale);
  const { money, percent, date, time, credits: count, method } = words(letter, setting);
  const back = 'back' in outcome ? outcome.back : 0;
  const at = outcome.status === 'withdrawn' ? new Date(outcome.at) : null;
  const until = outcome.status === 'paid' && outcome.until ? date(new Date(`${outcome.until}T12:00:00Z`)) : undefined;
  const given = {
    site: settings.name, name: quietText(letter.name), number, credits: count(credits), total: money(amount), back: money(back), method,
    date: at ? date(at) : '', time: at ? time(at) : '', by: at ? date(new Date(at.getTime() + refundDelay)) : '', until: until ?? '', withdraw: say('pay.withdraw'),
  };
  const text = (key: string) => say(`mail.order_${outcome.status}.${key}`, given);
  const wording = () => {
    if (outcome.status === 'withdrawn' && back === 0) return 'text_nothing';
    if (outcome.status === 'refunded' && !outcome.receipt) return 'text_people';
    return outcome.status === 'paid' && amount === 0 ? 'text_free' : 'text';
  };
  const facts: Facts = {
    name: given.name, order: number, receipt: 'receipt' in outcome ? outcome.receipt : undefined, bought: count(credits), date: `${date(new Date(orderedAt))}, ${time(new Date(orderedAt))}`,
    discount: outcome.status === 'paid' && outcome.discount ? `${outcome.discount.code}${is} − ${money(outcome.discount.amount)}` : undefined,
    total: money(amount),
    tax: outcome.status === 'paid' && outcome.tax ? `${percent(outcome.tax.rate)}${is} ${money(outcome.tax.amount)}` : undefined,
    begin: outcome.status === 'paid' && outcome.begin !== undefined ? say('pay.begin.label', { days: outcome.begin }) : undefined,
    method: amount > 0 ? method : undefined, used: outcome.status === 'withdrawn' ? count(outcome.used) : undefined, back: back > 0 && outcome.status !== 'restored' ? money(back) : undefined,
  };
  return {
    subject: text('subject'), preheader: text('preheader'), title: text('title'),
    paragraphs: [text(wording())],
    facts: listed(facts, setting),
    button: { label: say('mail.order_common.button'), path },
    good: until ? { title: say('mail.order_common.right'), text: say('mail.order_common.right_text', given) } : undefined,
    ignore: say('mail.order_common.question'),
  };
}
