import { expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { openShop } from '../testing/money';
import { onOneDatabase } from '../testing/suite';
import { browser, testServer } from '../testing/test-server';
import { noPayments } from './no-payments';
import type { PaymentProvider } from './provider';
import { withoutDebit } from './without-debit';

const company: PaymentProvider = { ...noPayments, name: 'mollie', methods: () => Promise.resolve([{ method: 'ideal', banks: [] }, { method: 'directdebit', banks: [] }]) };

onOneDatabase('a server that can send no text message', (ground) => {
  it('[S08] offers no direct debit; one that can does', async () => {
    await openShop(ground);
    const offered = async (payments: PaymentProvider) => {
      const { answer } = await browser(testServer(ground.db, { payments }).handle).call(endpoints.getCredits);
      return answer.methods.map(({ method }) => method);
    };
    expect([await offered(withoutDebit(company)), await offered({ ...company })]).toEqual([['ideal'], ['ideal', 'directdebit']]);
  });
});
