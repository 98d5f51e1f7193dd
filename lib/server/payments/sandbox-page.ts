// The page where one "pays" in the sandbox, and says how it shall end: it stands in for the page of a payment company. For developers, in English.
import { formatMoney } from '@/lib/format/money';
import { markup, Markup } from '@/lib/format/markup';
import type { SandboxPaymentRow } from '../store/schema/sandbox';
import { requireSameOrigin } from '../guards/same-origin';
import type { PaymentState } from './provider';
import type { Sandbox } from './sandbox';

const outcomes: readonly [PaymentState, string][] = [
  ['paid', 'Pay'],
  ['failed', 'Fail, as a refused card does'],
  ['cancelled', 'Cancel'],
  ['expired', 'Let it expire'],
  ['pending', 'Leave it undecided, as a slow bank does'],
];
const delays: readonly [milliseconds: number, string][] = [
  [0, 'at once'],
  [10_000, 'after 10 seconds'],
  [60_000, 'after a minute'],
];
/** When the company tells of it, in milliseconds after the decision. */
const notices: Readonly<Record<string, { says: string; after: readonly number[] }>> = {
  once: { says: 'once', after: [0] },
  thrice: { says: 'three times', after: [0, 0, 1_000] },
  late: { says: 'once, 20 seconds late', after: [20_000] },
  never: { says: 'never: the site must ask', after: [] },
};

const sheet = new Markup(
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:1.5rem;color-scheme:light dark}fieldset{border:1px solid #8884;border-radius:.75rem;margin:1rem 0;padding:.5rem 1rem}label{display:flex;gap:.75rem;align-items:center;min-height:44px}button{font:inherit;font-weight:700;width:100%;min-height:52px;border-radius:1rem}strong{font-size:1.75rem}p.note{padding:.75rem 1rem;border:1px solid #8884;border-radius:.75rem}',
);

const choices = (name: string, legend: string, list: readonly (readonly [string | number, string])[]) =>
  markup`<fieldset><legend>${legend}</legend>${list.map(([value, says], at) => markup`<label><input type="radio" name="${name}" value="${value}"${at === 0 ? new Markup(' checked') : ''}> ${says}</label>`)}</fieldset>`;

function page({ asked, state }: SandboxPaymentRow): string {
  const amount = formatMoney(asked.amount, 'en-GB');
  const form = markup`<form method="post">${choices('outcome', 'How it ends', outcomes)}${choices('delay', 'When it is decided', delays)}${choices('notice', 'How often the site is told', Object.entries(notices).map(([key, { says }]) => [key, says] as const))}<p><button>Continue</button></p></form>`;
  const over = markup`<p>This payment is ${state}.</p><p><a href="${pathOf(asked.returnTo)}">Back to the site</a></p>`;
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Sandbox payment</title><style>${sheet}</style></head><body><main><h1>Sandbox payment</h1><p class="note">No real money moves here. Set MOLLIE_API_KEY to take real payments.</p><p>${asked.description}, ${asked.method}${asked.bank ? `, ${asked.bank}` : ''}<br><strong>${amount}</strong></p>${state === 'open' ? form : over}</main></body></html>`.text;
}

/** Back on the very host that the payer is on, whatever a proxy calls it. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const headers = {
  'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};
const missing = () => new Response('There is no such payment.\n', { status: 404, headers });

type Given = { company: Sandbox; /** Tells the site that a payment has changed. */ tell: (id: string) => Promise<unknown>; wait: (milliseconds: number) => Promise<void> };

/** Answers the page of a payment, and takes what is chosen on it. Throws cross_site for a form from elsewhere. */
export async function sandboxPage(request: Request, id: string, { company, tell, wait }: Given): Promise<Response> {
  const row = await company.payment(id);
  if (!row) return missing();
  if (request.method !== 'POST') return new Response(page(row), { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
  requireSameOrigin(request.headers, request.headers.get('host') ?? '');
  const chosen = new URLSearchParams(await request.text());
  const outcome = outcomes.find(([state]) => state === chosen.get('outcome'))?.[0] ?? 'cancelled';
  const delay = delays.find(([milliseconds]) => String(milliseconds) === chosen.get('delay'))?.[0] ?? 0;
  await company.decide(id, outcome, delay);
  for (const after of notices[chosen.get('notice') ?? '']?.after ?? []) void wait(delay + after).then(() => tell(id)).catch(() => undefined);
  return new Response(null, { status: 303, headers: { ...headers, location: pathOf(row.asked.returnTo) } });
}
