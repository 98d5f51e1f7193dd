// Customers at Mollie, who can be charged again without a visit: made for a card that is kept or for a direct debit, let go of with all that they paid with.
import * as z from 'zod/mini';
import type { MollieClient } from './mollie-client';
import { mollieCustomer } from './mollie-shapes';
import { ProviderDown, ProviderRefused, type NewPayment, type NoteCustomer } from './provider';

async function newCustomer({ must }: MollieClient, reference: string): Promise<string> {
  const { id } = await must(mollieCustomer, '/customers', { method: 'POST', key: `${reference}-customer`, body: { metadata: { reference } } });
  return id;
}

/** A customer who may be charged without a visit: made with a mandate on the account that a direct debit names, once somebody knows whom to let go of. */
async function debtor(client: MollieClient, { reference, account, customer }: NewPayment, noteCustomer?: NoteCustomer): Promise<string> {
  const id = customer ?? (await newCustomer(client, reference));
  if (!customer) await noteCustomer?.(id);
  const mandate = { method: 'directdebit', consumerName: account!.holder, consumerAccount: account!.iban, mandateReference: account!.mandate };
  await client.must(z.object({ id: z.string() }), `/customers/${id}/mandates`, { method: 'POST', key: `${reference}-mandate`, body: mandate });
  return id;
}

/** Whom a payment charges. A card that is kept can be charged again later, which a first payment with a customer of its own asks for. */
export async function customerOf(client: MollieClient, payment: NewPayment, noteCustomer?: NoteCustomer): Promise<{ customerId?: string; sequenceType?: 'first' | 'recurring' }> {
  if (payment.account) return { customerId: await debtor(client, payment, noteCustomer), sequenceType: 'recurring' };
  if (payment.customer) return { customerId: payment.customer, sequenceType: 'recurring' };
  if (!payment.keepCard) return {};
  return { customerId: await newCustomer(client, payment.reference), sequenceType: 'first' };
}

/** Lets go of a customer. Throws ProviderDown. */
export async function forgetCustomer({ ask }: MollieClient, customer: string): Promise<void> {
  try {
    // Whom Mollie does not know, it cannot charge.
    await ask(z.unknown(), `/customers/${customer}`, { method: 'DELETE', none: [404, 410] });
  } catch (error) {
    // A wrong key, say: nothing was let go of.
    if (error instanceof ProviderRefused) throw new ProviderDown(error.message, { cause: error });
    throw error;
  }
}
