// The steps that generated histories of money are made of: each goes through the server's own functions, as a member, a payer, a bank or people would set it off.
import { withdrawalTerms } from '../domain/withdrawal-period';
import { pushRefunds } from '../jobs/push-refunds';
import { notePayment } from '../routes/note-payment';
import { creditsLeftOf, creditsTakenOf, giveCreditsBack, spendCredits } from '../store/ledger-store';
import { ownOrder } from '../store/order-store';
import { tryRefundAgain } from '../store/operator-payments';
import { messages } from '../store/schema/conversations';
import { withdrawOnce } from '../store/withdraw-order';
import { oneOf, orRefused, type History, type Step } from './history';
import { buy, debit, setLimit } from './history-purchases';

const paymentsOf = ({ company, orders }: History) => company.all().filter(({ reference }) => orders.includes(reference));
/** At the same moment; a server that dies in one of them is dead in all. */
async function together(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const ended = await Promise.allSettled(works.map((work) => work()));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

function decide(history: History): Step {
  const { below, company, seen } = history;
  const kept = oneOf(paymentsOf(history).filter(({ state }) => state === 'open' || state === 'pending'), below);
  const state = oneOf(['paid', 'paid', 'paid', 'paid', 'pending', 'failed', 'cancelled', 'expired'] as const, below)!;
  if (kept) seen.add(state);
  return { name: `${kept?.id} is ${state}`, run: () => Promise.resolve(kept && company.decide(kept, state)) };
}

const tellOf = (history: History, id: string) => orRefused(async () => notePayment({ body: { id } } as never, history.caller), history);

/** Told once or several times, at once or one after the other, of any payment there was. */
function tell(history: History): Step {
  const { below } = history;
  const told = Array.from({ length: 1 + below(2) }, () => oneOf(paymentsOf(history), below)?.id).filter((id) => id !== undefined);
  return { name: `told of ${told.join(', ')}`, run: () => together(told.map((id) => () => tellOf(history, id))) };
}

function write(history: History): Step {
  const { below, caller, conversation, messages: sent } = history;
  const [amount, clientId, senderId] = [1 + below(below(3) === 0 ? 90 : 12), `history-message-${(history.serial += 1)}-${history.caller.session.member.id}`, caller.session.member.id];
  const row = { conversationId: conversation, senderId, clientId, text: 'x', sentAt: caller.now };
  return {
    name: `spend ${amount}`,
    run: () =>
      orRefused(() =>
        caller.parts.db.transaction(async (tx) => {
          const [message] = await tx.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id });
          if (!message) return;
          await spendCredits(tx, { memberId: senderId, amount, reason: below(4) ? 'message' : 'gift', messageId: message.id, now: caller.now });
          sent.push(message.id);
        }),
      history),
  };
}

function unsend({ below, caller, messages: sent, seen }: History): Step {
  const messageId = oneOf(sent, below);
  if (messageId !== undefined) seen.add('unsent');
  const memberId = caller.session.member.id;
  return { name: `take back ${messageId}`, run: async () => messageId && caller.parts.db.transaction((tx) => giveCreditsBack(tx, { memberId, messageId, now: caller.now })) };
}

function withdraw(history: History): Step {
  const { below, caller, orders, seen } = history;
  const { parts, session, site } = caller;
  const paid = paymentsOf(history).filter(({ state }) => state === 'paid');
  const key = oneOf(paid, below)?.reference ?? oneOf(orders, below);
  const undo = async () => {
    const found = key && (await ownOrder(parts.db, session.member.id, key));
    if (!found) return;
    const { order } = found;
    const [left, taken] = [await creditsLeftOf(parts.db, order.id), await creditsTakenOf(parts.db, order.id)];
    const terms = withdrawalTerms(order, { left, taken, days: site.settings.refund_days, now: caller.now });
    if (!terms) return;
    await withdrawOnce(parts, { orderId: order.id, refund: terms.refund, days: site.settings.refund_days, now: caller.now });
    seen.add(order.returned > 0 ? 'withdrawn after a part went back' : 'withdrawn');
    await pushRefunds(parts, order.id);
  };
  return { name: `withdraw ${key}`, run: () => orRefused(undo, history) };
}

/** People at the company, the payer's bank, and refunds that end. */
function outside(history: History): Step {
  const { below, company, seen } = history;
  const kept = oneOf(paymentsOf(history).filter(({ state }) => state === 'paid'), below);
  if (!kept) return { name: 'nothing outside', run: () => Promise.resolve() };
  const held = company.heldOf(kept);
  const part = below(2) ? held : Math.min(held, 1 + below(900));
  // Another may have taken it at the same moment.
  const isThere = () => part > 0 && company.heldOf(kept) >= part;
  const does = {
    people: () => isThere() && (company.payBack(kept, part), seen.add(part < held ? 'a part paid back' : 'paid back')),
    bank: () => isThere() && ((kept.chargedBack += part), seen.add(part < held ? 'a part charged back' : 'charged back')),
    again: () => kept.chargedBack > 0 && ((kept.chargedBack = below(3) ? 0 : Math.floor(kept.chargedBack / 2)), seen.add('charge-back undone')),
    slow: () => company.planRefunds(kept, 'pending'),
    failing: () => (company.planRefunds(kept, 'failed'), seen.add('refunds fail')),
    arriving: () => company.planRefunds(kept, 'done'),
  };
  const choice = kept.chargedBack > 0 ? (['again', 'again', 'people', 'bank'] as const) : (['people', 'people', 'bank', 'bank', 'slow', 'failing', 'arriving'] as const);
  const what = choice[below(choice.length)]!;
  return { name: `${what} ${part} of ${kept.id}`, run: () => Promise.resolve(does[what]()) };
}

/** The job's look at refunds, or an operator's. */
function refunds({ below, caller, orders }: History): Step {
  const key = oneOf(orders, below);
  const { parts, session } = caller;
  const look = async () => {
    const found = key && (await ownOrder(parts.db, session.member.id, key));
    if (!found) return;
    if (found.refund?.state === 'failed') await tryRefundAgain(parts.db, found.order.id);
    await pushRefunds(parts, found.order.id);
  };
  return { name: `refund of ${key}`, run: look };
}

const makers = [buy, buy, debit, setLimit, decide, decide, decide, tell, tell, tell, tell, write, write, unsend, withdraw, outside, outside, outside, refunds];

/** The next step of a history, as chance has it: sometimes several at the same moment. */
export function nextStep(history: History): Step {
  if (history.orders.length === 0) return history.below(3) ? buy(history) : debit(history);
  const make = () => makers[history.below(makers.length)]!(history);
  if (history.below(12)) return make();
  const both = [make(), make()];
  return { name: both.map(({ name }) => name).join(' + '), run: () => together(both.map(({ run }) => run)) };
}

/** Brings a history to rest: every payment is told of, every refund arrives. */
export async function bringToRest(history: History, later: () => void): Promise<void> {
  const { caller, company, orders } = history;
  const { parts, session } = caller;
  for (const kept of paymentsOf(history)) {
    company.planRefunds(kept, 'done');
    await tellOf(history, kept.id);
  }
  for (const key of orders) {
    for (let tries = 0; tries < 4; tries += 1) {
      const { order, refund } = (await ownOrder(parts.db, session.member.id, key))!;
      if (!refund || refund.state === 'done') break;
      if (refund.state === 'failed') await tryRefundAgain(parts.db, order.id);
      later();
      await pushRefunds(parts, order.id);
    }
  }
}
