// Tells the payment company to let go of the cards and accounts of members who were erased, and of the accounts of direct debits that came to nothing, until it has. Specification, section 4; decision 247. (T13, B05)
import { errorFacts, type Log } from '../logging/log';
import type { PaymentProvider } from '../payments/provider';
import type { Clock } from '../server-parts';
import type { Database } from '../database/database';
import { dropPayer, putPayerOff, takePayer } from '../store/payers-to-forget';

export type Letting = { db: Database; clock: Clock; log: Log; payments: Pick<PaymentProvider, 'name' | 'forget'> };

const minute = 60_000;
/** Asked again after ten minutes, then after twice as long each time, at last every six hours. */
const pauseAfter = (tries: number) => Math.min(10 * minute * 2 ** (tries - 1), 360 * minute);
/** From so many tries on it is no hiccup any more: people must look. */
const patience = 3;

/**
 * Lets go of all who are due at the company that the site has now; what another one keeps waits until its key is set again. The first that
 * fails ends the round, as the company is away; that one is asked about last then.
 */
export async function letPayersGo({ db, clock, log, payments }: Letting, isClosed: () => boolean): Promise<void> {
  for (;;) {
    const taken = isClosed() ? undefined : await takePayer(db, payments.name, clock.now());
    if (!taken) return;
    try {
      await payments.forget(taken.customer);
      await dropPayer(db, taken.id);
    } catch (error) {
      const tries = taken.tries + 1;
      await putPayerOff(db, taken.id, tries, new Date(clock.now().getTime() + pauseAfter(tries)));
      return log({ level: tries >= patience ? 'error' : 'warn', event: 'a payer was not let go of', payer: taken.id, tries, ...errorFacts(error) });
    }
  }
}
