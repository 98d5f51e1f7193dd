// Where no code can be sent to a phone. Decision 100.
import type { PaymentProvider } from './provider';

/** A provider that offers all but direct debit, which nobody could confirm. (S09) */
export const withoutDebit = (provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  methods: async (...asked) => (await provider.methods(...asked)).filter(({ method }) => method !== 'directdebit'),
});
