// A payment company in memory, for histories: it pays and takes as a history says, answers or falls silent, and minds being asked for more than there is.
import { ProviderDown, ProviderRefused, type PaymentProvider, type PaymentState, type ProviderPayment, type RefundState } from '../payments/provider';

type Kept = Omit<ProviderPayment, 'returned'> & { /** It is paid by a card that can be charged again. */ keepsCard?: boolean; refunds: { id: string; key: string; amount: number; state: RefundState }[] };

const refundedOf = ({ refunds }: Kept) => refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0);

export type CompanyInMemory = ReturnType<typeof companyInMemory>;

export function companyInMemory() {
  const payments = new Map<string, Kept>();
  /** What no site may ask of a company. */
  const faults: string[] = [];
  /** The coming calls: not heard, or done and the answer lost. */
  const trouble: ('unheard' | 'unanswered')[] = [];
  /** The code that went to each phone last. */
  const codes = new Map<string, string>();
  const plans = new Map<string, RefundState>();
  let serial = 0;

  const read = (kept: Kept): ProviderPayment => ({ ...kept, returned: kept.chargedBack + refundedOf(kept) });
  const heldOf = (kept: Kept) => (kept.state === 'paid' ? kept.amount.amount - refundedOf(kept) - kept.chargedBack : 0);
  /** A call from outside: it takes a moment, and may go wrong. */
  async function asked<Answer>(work: () => Answer): Promise<Answer> {
    await Promise.resolve();
    const wrong = trouble.shift();
    if (wrong === 'unheard') throw new ProviderDown('It did not hear.');
    const answer = work();
    if (wrong) throw new ProviderDown('Its answer was lost.');
    return answer;
  }
  const byReference = (reference: string) => [...payments.values()].find((kept) => kept.reference === reference);

  const provider: PaymentProvider = {
    name: 'sandbox',
    methods: () => Promise.resolve([{ method: 'directdebit', banks: [] }]),
    create: ({ reference, amount, customer, keepCard, account }) =>
      asked(() => {
        const known = byReference(reference);
        if (known) return read(known);
        const id = `co_${(serial += 1)}`;
        const kept: Kept = { id, reference, amount, state: customer || account ? 'pending' : 'open', chargedBack: 0, refunds: [], checkout: customer || account ? null : `/pay/${id}`, customer: customer ?? (keepCard ? `cu_${serial}` : null), keepsCard: keepCard };
        payments.set(id, kept);
        return read(kept);
      }),
    find: (id) => asked(() => (payments.has(id) ? read(payments.get(id)!) : null)),
    findByReference: (reference) => asked(() => (byReference(reference) ? read(byReference(reference)!) : null)),
    cancel: (id) =>
      asked(() => {
        const kept = payments.get(id);
        if (kept?.state !== 'open') return false;
        kept.state = 'cancelled';
        return true;
      }),
    refund: ({ payment, amount, key }) =>
      asked(() => {
        const kept = payments.get(payment)!;
        const known = kept.refunds.find((refund) => refund.key === key);
        if (known) return { id: known.id, state: known.state };
        if (amount.amount <= 0 || amount.amount > heldOf(kept)) {
          faults.push(`${amount.amount} were to be sent back of ${payment}, which holds ${heldOf(kept)}`);
          throw new ProviderRefused('There is not so much.');
        }
        const refund = { id: `re_${(serial += 1)}`, key, amount: amount.amount, state: plans.get(payment) ?? 'done' };
        kept.refunds.push(refund);
        return { id: refund.id, state: refund.state };
      }),
    findRefund: (payment, key) => asked(() => payments.get(payment)!.refunds.find((refund) => refund.key === key) ?? null),
    refundState: (payment, id) => asked(() => payments.get(payment)!.refunds.find((refund) => refund.id === id)!.state),
    forget: () => Promise.resolve(),
  };

  return {
    provider, faults, trouble, codes,
    all: () => [...payments.values()],
    /** What a payment comes to: paid, or not, and what went back. */
    accountOf: (reference: string) => {
      const kept = byReference(reference);
      return kept && { id: kept.id, paid: kept.state === 'paid', refund: refundedOf(kept), chargeback: kept.chargedBack };
    },
    /** A payer or a bank decides; false where that is too late. */
    decide: (kept: Kept, state: PaymentState) => {
      const open = kept.state === 'open' || kept.state === 'pending';
      if (open) Object.assign(kept, { state, checkout: null });
      return open;
    },
    heldOf,
    /** People pay back on the company's own pages. */
    payBack: (kept: Kept, amount: number) => void kept.refunds.push({ id: `re_${(serial += 1)}`, key: `people-${serial}`, amount, state: 'done' }),
    /** How refunds of a payment end that are asked for from now on; those under way end so too. */
    planRefunds: (kept: Kept, state: RefundState) => {
      plans.set(kept.id, state);
      for (const refund of kept.refunds) if (refund.state === 'pending') refund.state = state;
    },
    forgetAll: () => (payments.clear(), codes.clear()),
  };
}
