// The page where one "pays" in the sandbox, as a payment company would show it, in the payer's language; for developers, in English, how else it can end and what comes after.
import { createHash } from 'node:crypto';
import { formatMoney } from '@/lib/format/money';
import { markup, Markup } from '@/lib/format/markup';
import { defaultLocale, isLocale } from '@/lib/site/languages/locales';
import { toolPage } from '@/lib/site/http/tool-page';
import { mailTexts, type Say } from '../mail/mail-texts';
import type { RefundPlan, SandboxPaymentRow } from '../store/schema/sandbox';
import { Failure } from '../failure';
import { readBytes } from '../guards/read-bytes';
import { requireSameOrigin } from '../guards/same-origin';
import type { PaymentState } from './provider';
import type { NextTime, Sandbox } from './sandbox';
import { sandboxBank } from './sandbox-methods';

const outcomes: readonly [PaymentState, string][] = [
  ['paid', 'Pay'],
  ['failed', 'Fail, as a refused card does'],
  ['cancelled', 'Cancel'],
  ['expired', 'Let it expire'],
  ['pending', 'Leave it undecided, as a slow bank does'],
  ['open', 'Go back; it stays open, and the site cannot call it off'],
];
/** What a card that is kept does when it is charged without a visit. */
const nextTimes: readonly [NextTime, string][] = [
  ['pays', 'works'],
  ['declined', 'is declined after some seconds'],
  ['refused', 'is refused at once'],
];
/** What can happen to a payment that was paid. */
const laters: readonly { key: string; says: string; when?: (row: SandboxPaymentRow) => boolean; does: (company: Sandbox, row: SandboxPaymentRow) => Promise<void> }[] = [
  { key: 'chargeback', says: 'The payer’s bank takes all of it back', when: ({ chargedBack }) => chargedBack === 0, does: (company, { id }) => company.chargeBack(id) },
  { key: 'chargeback-part', says: 'The payer’s bank takes half of it back', when: ({ chargedBack }) => chargedBack === 0, does: (company, { id, asked }) => company.chargeBack(id, Math.round(asked.amount.amount / 2)) },
  { key: 'chargeback-undone', says: 'The bank gives back what it took', when: ({ chargedBack }) => chargedBack > 0, does: (company, { id }) => company.undoChargeBack(id) },
  { key: 'paid-back', says: 'People pay a tenth back, on the company’s own pages', does: (company, { id, asked }) => company.payBack(id, Math.round(asked.amount.amount / 10)) },
  ...(['done', 'pending', 'failed', 'refused'] as const satisfies readonly RefundPlan[]).map((plan) => ({
    key: `refunds-${plan}`,
    says: { done: 'Refunds of the site arrive', pending: 'Refunds of the site stay under way', failed: 'Refunds of the site fail', refused: 'Refunds of the site are refused' }[plan],
    does: (company: Sandbox, { id }: SandboxPaymentRow) => company.planRefunds(id, plan),
  })),
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
  [
    ':root{color-scheme:light dark}',
    'body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:light-dark(#eef1f7,#101219);color:light-dark(#141827,#eef0f6)}',
    'main{max-width:26rem;margin:0 auto;padding:0 1rem 3rem}',
    '.note{margin:0 -1rem;padding:.6rem 1rem;background:light-dark(#fff1d6,#3a2d12);color:light-dark(#5b3d00,#ffe0a3);font-size:.9rem;text-align:center}',
    '.card{margin-top:clamp(1.5rem,8vh,4.5rem);padding:1.25rem 1.5rem 1.5rem;border-radius:1.25rem;background:light-dark(#fff,#1b1e28);box-shadow:0 1px 2px #0002,0 12px 40px #1a2a6018}',
    '.card header{display:flex;align-items:center;gap:.6rem;padding-bottom:1rem;border-bottom:1px solid light-dark(#e3e6ef,#333746)}',
    '.card svg{flex:none;color:light-dark(#1d7a4d,#7fe0a5)}',
    'h1{font-size:1rem;margin:0}',
    'strong{display:block;margin-top:1.25rem;font-size:2.5rem;line-height:1.2;letter-spacing:-.02em}',
    'p{margin:.25rem 0}.card>p{color:light-dark(#525a70,#aab0c2)}',
    'button,.way{display:grid;place-items:center;box-sizing:border-box;width:100%;min-height:52px;margin-top:.75rem;border:1px solid light-dark(#8a90a3,#8a90a3);border-radius:1rem;background:none;color:inherit;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}',
    '.card form{margin-top:1.5rem}',
    '.main{border-color:transparent;background:light-dark(#2a4fd0,#a9bdff);color:light-dark(#fff,#10183a)}',
    ':focus-visible{outline:3px solid light-dark(#2a4fd0,#a9bdff);outline-offset:3px}',
    'details{margin-top:2rem}',
    'summary{line-height:44px;cursor:pointer;color:light-dark(#525a70,#aab0c2);font-size:.9rem}',
    'fieldset{border:1px solid #8884;border-radius:.75rem;margin:1rem 0;padding:.5rem 1rem}',
    'label{display:flex;gap:.75rem;align-items:center;min-height:44px}',
  ].join(''),
);

const lock = new Markup(
  [
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2">',
    '<rect x="5" y="11" width="14" height="9" rx="2"/>',
    '<path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
    '</svg>',
  ].join(''),
);

/** Radio buttons; the first one is chosen. */
function choices(name: string, legend: string, list: readonly (readonly [string | number, string])[]): Markup {
  const labels = list.map(([value, says], at) => markup`<label><input type="radio" name="${name}" value="${value}"${at === 0 && ' checked'}> ${says}</label>`);
  return markup`<fieldset><legend>${legend}</legend>${labels}</fieldset>`;
}

const noticeChoice = () => choices('notice', 'How often the site is told', Object.entries(notices).map(([key, { says }]) => [key, says] as const));

/** What a slow bank can still say. */
const slowOutcomes = outcomes.filter(([state]) => state !== 'pending' && state !== 'open');

function decision({ customer, asked, state }: SandboxPaymentRow): Markup {
  const parts = [
    choices('outcome', 'How it ends', state === 'pending' ? slowOutcomes : outcomes),
    customer && !asked.customer ? choices('card', 'The card was kept: next time it', nextTimes) : '',
    choices('delay', 'When it is decided', delays),
    noticeChoice(),
    markup`<p><button>Continue</button></p>`,
  ];
  return markup`<form method="post">${parts}</form>`;
}

function aftermath(row: SandboxPaymentRow): Markup {
  const money = (amount: number) => formatMoney({ amount, currency: row.asked.amount.currency }, 'en-GB');
  const list = laters.filter(({ when }) => when?.(row) ?? true).map(({ key, says }) => [key, says] as const);
  const refunds = row.refunds.map(({ amount, state }) => markup`<li>Refund of ${money(amount)}: ${state}</li>`);
  const parts = [choices('later', 'What happens to it later', list), noticeChoice(), markup`<p><button>Let it happen</button></p>`];
  return markup`<p>Taken back by the bank: ${money(row.chargedBack)}</p><ul>${refunds}</ul><form method="post">${parts}</form>`;
}

/** What a payer can do: pay or not, and go back once it is decided. */
function waysOn({ asked, state }: SandboxPaymentRow, say: Say, amount: string): Markup {
  if (state !== 'open') return markup`<a class="way" href="${pathOf(asked.returnTo)}">${say('sandbox.back')}</a>`;
  const parts = [
    markup`<input type="hidden" name="notice" value="once">`,
    markup`<button class="main" name="outcome" value="paid">${say('sandbox.pay', { amount })}</button>`,
    markup`<button name="outcome" value="cancelled">${say('sandbox.cancel')}</button>`,
  ];
  return markup`<form method="post">${parts}</form>`;
}

function forDevelopers(row: SandboxPaymentRow): Markup {
  const { state } = row;
  const isOpen = state === 'open';
  const isUndecided = state === 'pending' && !row.nextState;
  const parts = [
    markup`<summary>For developers</summary>`,
    markup`<p>No real money moves here. Set MOLLIE_API_KEY to take real payments.</p>`,
    !isOpen && markup`<p>This payment is ${state}.</p>`,
    (isOpen || isUndecided) && decision(row),
    state === 'paid' && aftermath(row),
  ];
  return markup`<details lang="en"${!isOpen && ' open'}>${parts}</details>`;
}

async function page(row: SandboxPaymentRow): Promise<string> {
  const { asked } = row;
  const [language = '', country = null] = asked.locale.split('-');
  const locale = isLocale(language) ? language : defaultLocale;
  const say = await mailTexts(locale, country);
  const amount = formatMoney(asked.amount, asked.locale);
  const card = [
    markup`<header>${lock}<h1>${asked.description}</h1></header>`,
    markup`<strong>${amount}</strong>`,
    markup`<p>${[say(`pay.method.${asked.method}`), sandboxBank(asked.method, asked.bank)].filter(Boolean).join(' · ')}</p>`,
    waysOn(row, say, amount),
  ];
  const main = [markup`<p class="note">${say('sandbox.note')}</p>`, markup`<div class="card">${card}</div>`, forDevelopers(row)];
  return toolPage({ lang: locale, title: say('sandbox.title'), style: sheet }, markup`<main>${main}</main>`);
}

/** Back on the very host that the payer is on, whatever a proxy calls it. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet.text).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const headers = {
  'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin',
};
const missing = () => new Response('There is no such payment.\n', { status: 404, headers });

const largestForm = 64 * 1024;

type Given = { company: Sandbox; /** Tells the site that a payment has changed. */ tell: (id: string) => Promise<unknown>; wait: (milliseconds: number) => Promise<void> };

/** Answers the page of a payment, by its id or the order's key, and takes what is chosen on it. Throws cross_site for a form from elsewhere, body_too_large. */
export async function sandboxPage(request: Request, id: string, { company, tell, wait }: Given): Promise<Response> {
  const row = await company.payment(id);
  if (!row) return missing();
  if (request.method !== 'POST') return new Response(await page(row), { headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });
  requireSameOrigin(request.headers, request.headers.get('host') ?? '');
  const bytes = await readBytes(request, { limit: largestForm, tooLarge: () => new Failure('body_too_large') });
  const chosen = new URLSearchParams(new TextDecoder().decode(bytes));
  const leadTo = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } });
  const tellAfter = (delay: number) => {
    for (const after of notices[chosen.get('notice') ?? '']?.after ?? []) void wait(delay + after).then(() => tell(row.id)).catch(() => undefined);
  };
  const later = laters.find(({ key }) => key === chosen.get('later'));
  if (later) {
    if (row.state === 'paid') {
      await later.does(company, row);
      tellAfter(0);
    }
    return leadTo(new URL(request.url).pathname);
  }
  const outcome = outcomes.find(([state]) => state === chosen.get('outcome'))?.[0] ?? 'cancelled';
  const delay = delays.find(([milliseconds]) => String(milliseconds) === chosen.get('delay'))?.[0] ?? 0;
  const nextTime = nextTimes.find(([key]) => key === chosen.get('card'))?.[0];
  if (outcome === 'open') await company.lock(row.id);
  else if (await company.decide(row.id, outcome, delay, nextTime)) tellAfter(delay);
  return leadTo(pathOf(row.asked.returnTo));
}
