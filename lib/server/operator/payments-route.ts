// Payments, for operators: refunds that do not arrive, with a button to try again or to say that people sent them, and the last orders. Decisions 119 and 322.
import { noteSentByHand, pushRefunds } from '../jobs/push-refunds';
import { isChargedBack } from '../orders/charged-back';
import { lastOrders, stuckRefunds, tryRefundAgain } from '../store/operator-payments';
import { operatorAnswer, operatorRedirect } from './operator-frame';
import type { OperatorRequest } from './operator-pages';
import { paymentList, type ListedOrder } from './payment-pages';

const most = 50;

export async function paymentsRoute({ parts, request, form, session, page, url }: OperatorRequest): Promise<Response | null> {
  if (request.method === 'POST') {
    const order = Number(/^\d{1,9}$/.exec(form?.get('order') ?? '')?.[0] ?? 0);
    if (form?.get('sent')) {
      if (!(await noteSentByHand(parts, order))) return null;
      parts.log({ level: 'info', event: 'a refund was sent by hand', order, operator: session.operator.id });
      return operatorRedirect('/operator/payments');
    }
    if (!(await tryRefundAgain(parts.db, order))) return null;
    parts.log({ level: 'info', event: 'a refund is tried anew', order, operator: session.operator.id });
    await pushRefunds(parts, order);
    return operatorRedirect('/operator/payments');
  }
  const provider = parts.payments.name;
  const skip = Number(/^\d{1,6}$/.exec(url.searchParams.get('skip') ?? '')?.[0] ?? 0);
  const [stuck, found] = [await stuckRefunds(parts.db, provider), await lastOrders(parts.db, { skip, most })];
  const listed: ListedOrder[] = [];
  for (const each of found.slice(0, most)) listed.push({ ...each, chargedBack: await isChargedBack(parts.db, each) });
  return operatorAnswer(paymentList({ ...page, place: 'payments' }, { provider, stuck, orders: listed, next: found.length > most ? skip + most : null }));
}
