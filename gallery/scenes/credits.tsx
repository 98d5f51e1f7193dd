import { CreditsScreen } from '@/features/credits/credits-screen';
import { DebitCodeScreen } from '@/features/credits/debit-code-screen';
import { debitFlash } from '@/features/credits/debit-flash';
import { DebitScreen } from '@/features/credits/debit-screen';
import { DebitStopScreen } from '@/features/credits/debit-stop-screen';
import { OutcomeScreen } from '@/features/credits/outcome-screen';
import { RepeatScreen } from '@/features/credits/repeat-screen';
import { discountCode } from '@/lib/contract/discounts';
import type { Order, OrderState } from '@/lib/contract/orders';
import type { Scene } from '../scene';
import { orderOf, prices } from '../world';

const { chosen: bundle, bundles, methods } = prices;
const formKey = 'gallery-order';
const start = { bundle: bundle.id, method: 'ideal', discount: null, tried: null, formKey };
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const codeOpen = { key: 'err.code_open', params: { payment_id: 'order-key-1', bundle: bundle.id, method: 'ideal' } };
const spendLimit = { key: 'err.spend_limit', params: { limit: 5000, currency: 'EUR' } };

const banks = ['ABN AMRO', 'ASN Bank', 'bunq', 'ING', 'Rabobank', 'SNS', 'Triodos Bank'].map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));
const code = discountCode.parse({ code: 'ZOMER25', value_percentage: 25, expires: '2026-12-01T12:00:00Z', paymentmethods: [] });
const spent = { spent: euros(1250), currency: 'EUR', limit: euros(5000) };

const credits = (name: string, kind: Scene['kind'], of: string, more: Partial<Parameters<typeof CreditsScreen>[0]>, scene: Partial<Scene> = {}): Scene => ({
  name, kind, of: [of], ...scene,
  draw: ({ site, company }) => (
    <CreditsScreen
      site={site} taxed bundles={bundles} methods={methods} start={start} lastOrder={null} spending={null} limitSaved={false} refundDays={14} statement={company.name ?? site.name} becomesPremium {...more}
    />
  ),
});

const repeat = (name: string, kind: Scene['kind'], of: string, more: Partial<Parameters<typeof RepeatScreen>[0]>): Scene => ({
  name, kind, of: [of],
  draw: ({ site }) => <RepeatScreen repeat={{ bundle, method: { method: 'ideal', banks: [] }, taxed: true, recurring: false }} intlLocale={site.intlLocale} refundDays={14} formKey={formKey} {...more} />,
});

const outcome = (state: OrderState, name: string = state, more: Partial<Order> = {}): Scene => ({
  name: `payment-${name}`, kind: 'state', of: ['features/credits/outcome-screen'],
  draw: ({ site }) => <OutcomeScreen order={orderOf({ state, checkout_url: undefined, refund: null, ...more })} intlLocale={site.intlLocale} canPayPal />,
});

const stop = (name: string, why: Parameters<typeof DebitStopScreen>[0]['stop']): Scene => ({
  name, kind: 'alert', of: ['features/credits/debit-stop-screen'],
  draw: ({ site, company }) => <DebitStopScreen site={site} stop={why} bundle={bundle} taxed methods={methods} start={start} refundDays={14} statement={company.name ?? site.name} becomesPremium />,
});

const debit = (name: string, kind: Scene['kind'], of: string, left: Parameters<typeof debitFlash>[0], steps?: Scene['steps']): Scene => ({
  name, kind, of: [of], steps,
  draw: ({ site, company, user }) => <DebitScreen site={site} member={{ id: user.id ?? 1, country: 'NL', becomesPremium: true }} bundle={bundle} discount={null} company={company} flash={debitFlash(left)} formKey={formKey} refundDays={14} />,
});

const debitCode = (name: string, kind: Scene['kind'], values: Record<string, string>): Scene => ({
  name, kind, of: ['features/credits/debit-code-screen'],
  draw: ({ site, company, user }) => (
    <DebitCodeScreen
      site={site} member={{ id: user.id ?? 1, becomesPremium: true }} order={orderOf({ state: 'loading', method: 'directdebit' })} account={{ holder: 'R. de Wit', iban: 'NL91 •••• 00', bank: 'ABN AMRO' }} digits="78"
      wait={{ seconds: 42, until: '2026-11-21T12:01:00Z' }} company={company} flash={debitFlash({ error: '', values })}
    />
  ),
});

export const creditsScenes: Scene[] = [
  credits('credits-no-methods', 'alert', 'features/credits/credits-form', { methods: [] }),
  credits('credits-code-open', 'alert', 'features/credits/trouble-note', { start: { ...start, trouble: codeOpen } }),
  credits('credits-spend-limit', 'alert', 'features/credits/trouble-note', { start: { ...start, trouble: spendLimit }, spending: { spent: euros(4500), currency: 'EUR', limit: euros(5000) } }),
  credits('credits-banks', 'modal', 'features/credits/bank-choice', { methods: [{ method: 'ideal', banks }] }, { most: 991, steps: [['click', '.bank-open'], ['seen', '.banks:popover-open']] }),
  credits('credits-banks-none', 'state', 'features/credits/bank-choice', { methods: [{ method: 'ideal', banks }] }, { most: 991, steps: [['click', '.bank-open'], ['seen', '.banks:popover-open'], ['type', '.banks-search input', 'Sparkasse'], ['seen', '.banks-none:not(:empty)']] }),
  credits('credits-code-applied', 'state', 'features/credits/discount-field', { start: { ...start, discount: code } }, { steps: [['show', '.code-found']] }),
  credits('credits-code-wrong', 'state', 'features/credits/discount-field', { start: { ...start, tried: { code: 'ZOMER25', error: 'err.code_expired' } } }, { steps: [['show', '[name=code]']] }),
  credits('credits-limit-saved', 'state', 'features/credits/spending-note', { spending: spent, limitSaved: true }, { steps: [['show', '#limit']] }),
  credits('credits-limit-coming', 'state', 'features/credits/spending-note', { spending: { ...spent, next_limit: { limit: euros(10_000), from: '2026-11-22T12:00:00Z' } } }, { steps: [['show', '#limit']] }),
  credits('credits-limit-wrong', 'state', 'features/credits/spending-note', { spending: spent, limitTried: 'veel' }, { steps: [['show', '#limit']] }),
  credits('credits-debit-waiting', 'alert', 'features/credits/waiting-debit', { waiting: orderOf({ state: 'loading', method: 'directdebit' }) }),
  repeat('repeat-nothing', 'state', 'features/credits/repeat-screen', { repeat: null }),
  repeat('repeat-instead', 'alert', 'features/credits/repeat-screen', { repeat: { bundle, method: { method: 'ideal', banks: [] }, taxed: true, recurring: false, instead: 'directdebit' } }),
  repeat('card-forgotten', 'alert', 'features/credits/forget-card', { card: { kept: false, forgotten: true } }),
  stop('debit-blocked', { code: 'directdebit_blocked', blockedBy: 'A-20417' }),
  stop('debit-limit', { code: 'directdebit_limit', limit: euros(1871), freeFrom: '2026-12-01T00:00:00Z' }),
  debit('debit-failed', 'alert', 'features/credits/trouble-note', { error: 'err.unavailable', values: { account_holder: 'R. de Wit' } }),
  debit('debit-bank-known', 'state', 'features/credits/iban-field', null, [['type', '[name=iban]', 'NL91 ABNA 0417 1643 00'], ['leave', '[name=iban]'], ['seen', '.field-ok'], ['show', '.field-ok']]),
  debit('debit-account-wrong', 'state', 'features/credits/iban-field', { error: '', values: { iban: 'NL91 ABNA 0417 1643 01', 'wrong.iban': 'err.iban_invalid' } }, [['show', '[name=iban]']]),
  debit('debit-wrong', 'state', 'features/credits/debit-form', { error: '', values: { zip: '3511', 'wrong.account_holder': 'err.required', 'wrong.zip': 'err.zip_invalid', 'wrong.phone': 'err.phone_invalid', 'wrong.mandate': 'err.mandate_missing' } }, [['show', '.field-error']]),
  debitCode('debit-code-wrong', 'state', { otp: '482915', 'wrong.otp': 'err.otp_invalid' }),
  debitCode('debit-code-again', 'state', { again: '1' }),
  outcome('loading'),
  outcome('loading', 'open', { checkout_url: '/sandbox/payment/sb_1' }),
  outcome('pending'),
  outcome('completed'),
  outcome('failed'),
  outcome('cancelled'),
  outcome('failed', 'card-declined', { method: 'card', recurring_failed: true }),
  outcome('refunded'),
];
