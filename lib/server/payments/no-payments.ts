// Where real members would be and no payment company is set up: nothing is offered, so that nobody gets credits for nothing. Decisions, 'Running it'.
import { ProviderRefused, type PaymentProvider } from './provider';

const refuse = () => Promise.reject(new ProviderRefused('No payment company is set up.'));

export const noPayments: PaymentProvider = {
  name: 'none',
  methods: () => Promise.resolve([]),
  create: refuse,
  find: () => Promise.resolve(null),
  findByReference: () => Promise.resolve(null),
  cancel: () => Promise.resolve(false),
  findRefund: () => Promise.resolve(null),
  refund: refuse,
  refundState: () => Promise.resolve('pending'),
  forget: () => Promise.resolve(),
};
