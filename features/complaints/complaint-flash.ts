import { complaintFields, type ComplaintDraft, type ComplaintTroubles } from './complaint-fields';

/** What the form that was sent comes back with: a receipt, or what was typed and what is wrong with it. */
export type ComplaintFlash = { error: string; params?: Record<string, string | number>; values: Record<string, string> } | null;

export type Receipt = { number: string; email: string; receivedAt?: string; answerDays?: number };

const mark = 'wrong.';

/** The values of a flash for a complaint that was refused. */
export function refusedValues(draft: ComplaintDraft, troubles: ComplaintTroubles): Record<string, string> {
  return { ...draft, ...Object.fromEntries(Object.entries(troubles).map(([field, code]) => [mark + field, code])) };
}

/** What the server found wrong, field by field. */
export function troublesOf(codes: Record<string, string>): ComplaintTroubles {
  return Object.fromEntries(complaintFields.filter((field) => codes[field]).map((field) => [field, codes[field]]));
}

/** What is wrong with which field, read from a flash. */
export function troublesIn(flash: ComplaintFlash): ComplaintTroubles {
  return Object.fromEntries(complaintFields.flatMap((field) => (flash?.values[mark + field] ? [[field, flash.values[mark + field]]] : [])));
}

/** The values of a flash for a complaint that arrived. */
export function receiptValues({ number, email, receivedAt, answerDays }: Receipt): Record<string, string> {
  return { number, email, ...(receivedAt ? { receivedAt } : {}), ...(answerDays ? { answerDays: String(answerDays) } : {}) };
}

/** The receipt in a flash, or null. */
export function receiptIn(flash: ComplaintFlash): Receipt | null {
  if (!flash || flash.error || !flash.values.number) return null;
  const { number, email = '', receivedAt, answerDays } = flash.values;
  return { number, email, receivedAt, answerDays: Number(answerDays) || undefined };
}
