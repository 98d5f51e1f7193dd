// One letter of every kind, for tests and for looking at them.
import type { Letter, OrderLetter, OrderOutcome } from '../mail/letter';

const order = (outcome: OrderOutcome, amount = 1871): OrderLetter => ({
  kind: 'order', name: 'Jasper', path: '/transactions/7Q4M-XK29', number: 'A-20418', credits: 275, amount, currency: 'EUR', country: 'NL', method: 'ideal',
  orderedAt: '2026-11-16T19:58:00.000Z', outcome,
});

export const sampleLetters: Letter[] = [
  { kind: 'activation', name: 'Jasper', path: '/activate?token=7Q4M-XK29', hours: 7 * 24, firstMessage: { to: 'Noor', fictional: false } },
  { kind: 'activation', name: 'Jasper', path: '/activate?token=7Q4M-XK29', hours: 7 * 24, firstMessage: { to: 'Noor', fictional: true } },
  { kind: 'activation', name: 'Jasper', path: '/activate?token=7Q4M-XK29', hours: 7 * 24 },
  { kind: 'password-reset', name: 'Jasper', path: '/reset-password/do?token=7Q4M-XK29', hours: 1 },
  { kind: 'password-changed', name: 'Jasper', path: '/mail-change/do?undo=7Q4M-XK29', hours: 72 },
  { kind: 'mail-change', name: 'Jasper', path: '/mail-change/do?token=7Q4M-XK29', hours: 24 },
  { kind: 'mail-change-warning', name: 'Jasper', newAddress: 'nieuw@example.test', path: '/mail-change/do?undo=7Q4M-XK29', hours: 72 },
  { kind: 'mail-changed', name: 'Jasper' },
  { kind: 'reactivation', name: 'Jasper', path: '/account-deleted?token=7Q4M-XK29', hours: 14 * 24 + 11, until: '2026-12-05T23:00:00.000Z' },
  { kind: 'new-messages', name: 'Jasper', count: 1, people: [{ name: 'Noor', fictional: false }], path: '/chats/12', unsubscribe: '/api/unsubscribe.php?token=7Q4M-XK29' },
  { kind: 'new-messages', name: 'Jasper', count: 5, people: [{ name: 'Noor', fictional: false }, { name: 'Mila', fictional: true }, { name: 'Zoë', fictional: false }], path: '/chats', unsubscribe: '/api/unsubscribe.php?token=7Q4M-XK29' },
  { kind: 'new-likes', name: 'Jasper', count: 2, people: [{ name: 'Amara', fictional: false }, { name: 'Mila', fictional: true }], path: '/likes/received', unsubscribe: '/api/unsubscribe.php?token=7Q4M-XK29' },
  { kind: 'new-matches', name: 'Jasper', count: 1, people: [{ name: 'Amara', fictional: false }], path: '/likes/m/3', unsubscribe: '/api/unsubscribe.php?token=7Q4M-XK29' },
  { kind: 'account-exists' },
  { kind: 'no-account' },
  { kind: 'complaint-receipt', number: 'K-2026-0042', topic: 'content', answerDays: 14 },
  { kind: 'report-receipt', number: 'M-2026-7H3Q-K9BT', reason: 'underage', answerHours: 24 },
  { kind: 'report-decision', number: 'M-2026-7H3Q-K9BT', reason: 'money', decision: 'member_blocked' },
  { kind: 'report-decision', number: 'M-2026-7H3Q-K9BT', reason: 'other', decision: 'no_action' },
  { kind: 'measure', name: 'Jasper', reason: 'abuse', decision: 'warning' },
  { kind: 'measure', name: 'Jasper', reason: 'stolen_photo', decision: 'photo_removed' },
  { kind: 'measure', name: 'Jasper', reason: 'money', decision: 'member_blocked' },
  { kind: 'measure', name: 'Jasper', reason: 'underage', decision: 'member_erased' },
  { kind: 'unblocked', name: 'Jasper' },
  order({ status: 'paid', until: '2026-11-30', begin: 14, discount: { code: 'TIMEBONUS25', amount: 624 }, tax: { rate: 21, amount: 325 } }),
  order({ status: 'paid', until: '2026-11-30', discount: { code: 'WELCOME100', amount: 2495 } }, 0),
  order({ status: 'failed' }),
  order({ status: 'withdrawn', back: 1633, receipt: 'H-7H3QK9BT2M', used: 35, at: '2026-11-21T13:06:00.000Z' }),
  order({ status: 'withdrawn', back: 0, receipt: 'H-7H3QK9BT2M', used: 275, at: '2026-11-21T13:06:00.000Z' }),
  order({ status: 'refunded', back: 1633, receipt: 'H-7H3QK9BT2M' }),
  order({ status: 'refunded', back: 100 }),
  order({ status: 'charged_back', back: 1871 }),
  order({ status: 'restored', back: 1871 }),
  { kind: 'complaint-answer', number: 'K-2026-0042', topic: 'payment', text: 'De tweede betaling is teruggestort.\nJe ziet haar binnen drie dagen.' },
  {
    kind: 'complaint', number: 'K-2026-0042', topic: 'member', from: 'jasper@example.test', about: 'Noor',
    text: 'Er is twee keer afgeschreven.\nIk heb maar één keer besteld.', receivedAt: '2026-11-21T12:00:00.000Z',
  },
];
