// DELETE credits.php: lets go of the card that was kept for ordering again. Specification, section 2 (credit purchase). (R09, X06)
import { Failure } from '../failure';
import { ProviderDown } from '../payments/provider';
import type { Route } from '../route';
import { dropKeptCards, keptCards } from '../store/kept-card-store';

/** The provider first: a card that is let go of here alone could no longer be named there. Throws unavailable where it does not answer. */
export const forgetCard: Route<'forgetCard'> = async (_asked, { parts, session: { member } }) => {
  const { db, payments } = parts;
  try {
    for (const customer of await keptCards(db, member.id, payments.name)) await payments.forget(customer);
  } catch (error) {
    if (error instanceof ProviderDown) throw new Failure('unavailable', { retryAfter: 10_000 });
    throw error;
  }
  await dropKeptCards(db, member.id);
  return {};
};
