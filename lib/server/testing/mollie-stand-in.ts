// A server on 127.0.0.1 that answers as Mollie's published API does: payments, refunds, customers, mandates, methods, idempotency keys.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Kept = Record<string, unknown> & { id: string; status: string };
type Asked = { method: string; path: string; body: Record<string, unknown>; key?: string };
type Amount = { currency: string; value: string };
type Answer = [status: number, body: unknown];

const readJson = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
};
/** Whose open payments can be called off: as published, that depends on the method. */
const cancelable = ['creditcard', 'directdebit', 'klarna'];
/** Methods that a payment of is refused without the payer's name and postal address, and the lines of the order. */
const addressed = ['billie', 'in3', 'klarna', 'riverty'];
const problem = (status: number, detail: string, field?: string): Answer => [status, { status, title: 'Problem', detail, field }];

/** Listens on a free port. `payments` can be changed by a test; `next` answers the coming requests in place of the rules; `asked` is what was heard. */
export async function mollieStandIn(apiKey = 'test_key') {
  const payments = new Map<string, Kept>();
  const refunds = new Map<string, Kept>();
  const mandates = new Map<string, boolean>();
  const answered = new Map<string, Answer>();
  const asked: Asked[] = [];
  const next: (Answer | 'hang' | 'html' | 'after' | { redirect: string })[] = [];
  let serial = 0;
  const fresh = (kind: string) => `${kind}_${String((serial += 1)).padStart(6, '0')}`;

  const makePayment = (body: Record<string, unknown>): Answer => {
    if (body['method'] === 'bitcoin') return problem(422, 'The payment method is invalid', 'method');
    if (addressed.includes(String(body['method'])) && !(body['lines'] && body['billingAddress'])) return problem(422, 'The billing address is required for this payment method', 'billingAddress');
    const id = fresh('tr');
    const visit = body['sequenceType'] !== 'recurring';
    const customer = String(body['customerId']);
    const firstPaid = [...payments.values()].some((each) => each['customerId'] === customer && each['sequenceType'] === 'first' && each.status === 'paid');
    if (!visit && !(mandates.has(customer) && (mandates.get(customer) || firstPaid))) return problem(422, 'The customer has no suitable mandates for this payment method', 'customerId');
    const payment = { ...body, id, resource: 'payment', mode: 'test', createdAt: new Date().toISOString(), status: visit ? 'open' : 'pending', isCancelable: cancelable.includes(String(body['method'])), _links: visit ? { checkout: { href: `https://pay.example/${id}`, type: 'text/html' } } : {} };
    payments.set(id, payment);
    return [201, payment];
  };
  const refundedOf = (id: string) =>
    [...refunds.values()].filter((each) => each['paymentId'] === id && !['failed', 'canceled'].includes(each.status)).reduce((sum, each) => sum + Number((each['amount'] as Amount).value), 0);
  /** As it is told: with what was refunded so far, and with a way to pay only as long as nobody has. */
  const shown = (payment: Kept): Kept => {
    const refunded = refundedOf(payment.id);
    return {
      ...payment,
      ...(refunded > 0 && { amountRefunded: { ...(payment['amount'] as Amount), value: refunded.toFixed(2) } }),
      ...(payment.status !== 'open' && { _links: {}, isCancelable: undefined }),
    };
  };
  const makeRefund = (id: string, body: Record<string, unknown>): Answer => {
    const payment = payments.get(id);
    if (!payment) return problem(404, 'No payment exists with token');
    if (payment.status !== 'paid') return problem(422, 'The payment is not paid', 'amount');
    const asked = body['amount'] as Amount;
    if (refundedOf(id) + Number(asked.value) > Number((payment['amount'] as Amount).value) + 0.001) return problem(422, 'The amount is higher than the remaining amount', 'amount');
    const refund = { ...body, id: fresh('re'), status: 'pending', paymentId: id };
    refunds.set(refund.id, refund);
    return [201, refund];
  };
  /** The newest first, a page at a time; `from` is the first of a page. */
  const listPayments = (asked: URLSearchParams): Answer => {
    const all = [...payments.values()].reverse();
    const start = Math.max(0, all.findIndex(({ id }) => id === asked.get('from')));
    const end = start + Number(asked.get('limit') ?? 50);
    const next = all[end] && { href: `https://api.mollie.example/v2/payments?from=${all[end].id}&limit=${end - start}`, type: 'application/hal+json' };
    return [200, { count: end - start, _embedded: { payments: all.slice(start, end).map(shown) }, _links: { previous: null, next: next ?? null } }];
  };
  /** As published: what can be paid with once, what can begin a row of payments, and what can be charged without a visit, direct debit in euros alone. */
  const listMethods = (asked: URLSearchParams): Answer => {
    const once = [{ id: 'ideal', issuers: [{ id: 'ideal_INGBNL2A', name: 'ING' }] }, { id: 'creditcard' }, { id: 'paypal', issuers: null }, { id: 'klarna' }, { id: 'something-new' }];
    const recurring = [{ id: 'creditcard' }, ...(asked.get('amount[currency]') === 'EUR' ? [{ id: 'directdebit' }] : [])];
    const sequence = asked.get('sequenceType');
    return [200, { _embedded: { methods: sequence === 'recurring' ? recurring : sequence === 'first' ? [{ id: 'ideal' }, { id: 'creditcard' }] : once } }];
  };

  function answer({ method, path, body }: Asked): Answer {
    const [, , kind, id, inner, innerId] = path.split('?')[0]!.split('/');
    if (kind === 'methods') return listMethods(new URL(path, 'https://mollie.example').searchParams);
    if (kind === 'customers' && method === 'DELETE') return mandates.delete(id!) ? [204, undefined] : problem(404, 'No customer exists with token');
    if (kind === 'customers' && inner === 'mandates') return (mandates.set(id!, true), [201, { id: fresh('mdt'), status: 'valid' }]);
    if (kind === 'customers') {
      const customer = fresh('cst');
      mandates.set(customer, false);
      return [201, { id: customer }];
    }
    if (method === 'DELETE') {
      const open = payments.get(id!);
      if (open?.status !== 'open' || !open['isCancelable']) return problem(422, 'The payment cannot be canceled');
      open.status = 'canceled';
      delete open['isCancelable'];
      return [200, open];
    }
    if (method === 'POST') return id ? makeRefund(id, body) : makePayment(body);
    if (!id) return listPayments(new URL(path, 'https://mollie.example').searchParams);
    if (inner === 'refunds' && !innerId) return [200, { count: refunds.size, _embedded: { refunds: [...refunds.values()].filter((each) => each['paymentId'] === id) } }];
    const found = inner ? refunds.get(innerId!) : payments.get(id!);
    return found ? [200, inner ? found : shown(found)] : problem(404, 'No payment exists with token');
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = request.headers['idempotency-key'] as string | undefined;
    const question = { method: request.method!, path: request.url!, body: await readJson(request), ...(key && { key }) };
    asked.push(question);
    const special = next.shift();
    if (special === 'hang') return;
    if (special === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    // With the same method and body, as 307 asks.
    if (special && typeof special === 'object' && 'redirect' in special) return void response.writeHead(307, { location: special.redirect }).end();
    if (special === 'after') {
      // What was asked is done, and the line breaks.
      answered.set(`${question.path} ${key}`, answer(question));
      return void response.destroy();
    }
    const known = key ? answered.get(`${question.path} ${key}`) : undefined;
    const [status, body] = request.headers.authorization === `Bearer ${apiKey}` ? (special ?? known ?? answer(question)) : problem(401, 'Missing authentication');
    if (key && !special && status < 500) answered.set(`${question.path} ${key}`, [status, body]);
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(body === undefined ? undefined : JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The first request of a process loads what makes requests, which no page's patience is meant for.
  await (await fetch(url)).arrayBuffer();
  asked.length = 0;
  return { url, payments, refunds, asked, next, /** As after an hour. */ forgetKeys: () => answered.clear(), close };
}
