// The page where one pays in the sandbox, with a payment in each of its states.
import type { Sandbox } from '@/lib/server/payments/sandbox';
import { sandboxPage } from '@/lib/server/payments/sandbox-page';
import type { SandboxPaymentRow } from '@/lib/server/store/schema/sandbox';
import { localeTable } from '@/lib/site/languages/locales';
import type { DocumentScene } from './scene';
import { orderOf } from './world';

const order = orderOf();
const euros = (amount: number) => ({ amount, currency: 'EUR' });

const paying = (name: string, row: Partial<SandboxPaymentRow>, asked: Partial<SandboxPaymentRow['asked']> = {}): DocumentScene => ({
  name: `sandbox-${name}`, kind: 'page', of: ['lib/server/payments/sandbox-page'],
  draw: async ({ locale }) => {
    const payment: SandboxPaymentRow = {
      id: 'sb_1', reference: order.payment_id, state: 'open', nextState: null, dueAt: null, customer: null, refunds: [], chargedBack: 0, refundPlan: 'done', locked: false, createdAt: new Date('2026-11-21T12:00:00Z'),
      asked: { reference: order.payment_id, amount: euros(1871), description: 'Vonk · 275 credits · A-20418', method: 'ideal', bank: 'ideal-rabobank', locale: localeTable[locale].iso, returnTo: 'https://vonk.example/credits/2/ideal?payment=1', ...asked },
      ...row,
    };
    const company = { payment: async () => payment } as unknown as Sandbox;
    const answer = await sandboxPage(new Request('https://vonk.example/sandbox/payment/sb_1'), 'sb_1', { company, tell: async () => undefined, wait: async () => undefined });
    // What is for developers stands open, whatever the state.
    return (await answer.text()).replace('<details lang="en">', '<details lang="en" open>');
  },
});

export const sandboxDocuments: readonly DocumentScene[] = [
  paying('open', {}),
  paying('open-card', { customer: 'cst_1' }, { method: 'card', bank: undefined, keepCard: true }),
  paying('undecided', { state: 'pending' }),
  paying('paid', { state: 'paid', chargedBack: 936, refunds: [{ id: 'rf_1', key: 'r-1', amount: 100, state: 'failed' }] }),
  paying('failed', { state: 'failed' }),
];
