// Every letter that the product writes, with exactly what its text needs. Specification, sections 2, 4 and 8; decisions, 'Honesty and safety'.
// Never the text of a message, never a preference. What is secret (the link) lies in the row until it is sent or over.
import type { complaintTopics } from '@/lib/contract/complaints';
import type { ReportDecision, ReportReason } from '@/lib/contract/report-reasons';

/** A path of the site with its token, such as '/activate?token=…': the host is added from the site's own record. */
export type LetterPath = `/${string}`;

/** What became of an order. Amounts in minor units; `back`: what goes back. Moments: ISO 8601. */
export type OrderOutcome =
  /** `until`: the last day of withdrawal, YYYY-MM-DD. */
  | { status: 'paid'; until?: string; /** The days that were named where the member asked to use the credits at once. */ begin?: number; discount?: { code: string; amount: number }; tax?: { rate: number; amount: number } }
  | { status: 'failed' }
  /** `receipt`: the number of the withdrawal. */
  | { status: 'withdrawn'; back: number; receipt: string; used: number; at: string }
  /** Without a receipt: people sent it, at the payment company. */
  | { status: 'refunded'; back: number; receipt?: string }
  /** A bank took money, or what had gone back came again. */
  | { status: 'charged_back' | 'restored'; back: number };

/** About a purchase: its confirmation with the right of withdrawal, the receipt of a withdrawal, money that went back, a payment that failed after all. (S14) */
export type OrderLetter = {
  kind: 'order'; name: string; path: LetterPath; number: string; credits: number; amount: number; currency: string; country: string; method: string; orderedAt: string; outcome: OrderOutcome;
};

export type ComplaintTopic = (typeof complaintTopics)[number];

/** `hours`: how long the link works, from the moment the letter is queued. `name`: the reader's own profile name. */
export type Letter =
  /** Confirms an address. `firstMessage`: whom a message waits for that goes out then. (S03, P04) */
  | { kind: 'activation'; name: string; path: LetterPath; hours: number; firstMessage?: { to: string; fictional: boolean } }
  /** Leads to the form for a new password. (X03) */
  | { kind: 'password-reset'; name: string; path: LetterPath; hours: number }
  /** Tells that the password is new; the link takes that back. */
  | { kind: 'password-changed'; name: string; path: LetterPath; hours: number }
  /** To the new address: the link makes it the account's own. (R16) */
  | { kind: 'mail-change'; name: string; path: LetterPath; hours: number }
  /** To the old address: the link takes the change back. */
  | { kind: 'mail-change-warning'; name: string; newAddress: string; path: LetterPath; hours: number }
  /** To the new address, once it is the account's own. */
  | { kind: 'mail-changed'; name: string }
  /** Brings back an account before it is erased. `until`: ISO 8601. (T13) */
  | { kind: 'reactivation'; name: string; path: LetterPath; hours: number; until: string }
  /**
   * What happened while the reader was away: so many members, of whom the last three are named. Never the text of a message.
   * `unsubscribe` leads a person to a button and takes the one click of a mail program. (S11, T14)
   */
  | { kind: 'new-messages' | 'new-likes' | 'new-matches'; name: string; count: number; people: { name: string; fictional: boolean }[]; path: LetterPath; unsubscribe: LetterPath }
  /** On a discreet site: somebody tried to sign up with the address of an account. */
  | { kind: 'account-exists' }
  /** On a discreet site: a new password was asked for, for an address without an account. */
  | { kind: 'no-account' }
  /** To whoever complained. (S17) */
  | { kind: 'complaint-receipt'; number: string; topic: ComplaintTopic; answerDays: number }
  /** To whoever reported a member: what for, never whom, never what was written. */
  | { kind: 'report-receipt'; number: string; reason: ReportReason; answerHours: number }
  | { kind: 'report-decision'; number: string; reason: ReportReason; decision: ReportDecision }
  /** To the member about whom the operator has decided, with the rule that was broken. */
  | { kind: 'measure'; name: string; reason: ReportReason; decision: Exclude<ReportDecision, 'no_action'> }
  /** To a member whom the operator lets back in. */
  | { kind: 'unblocked'; name: string }
  | OrderLetter
  /** The operator's answer to a complaint. */
  | { kind: 'complaint-answer'; number: string; topic: ComplaintTopic; text: string }
  /** To the operator's support address; an answer to it goes to whoever complained. */
  | { kind: 'complaint'; number: string; topic: ComplaintTopic; from: string; about?: string; text: string; receivedAt: string };

export type LetterKind = Letter['kind'];
/** A letter of a kind; one of several kinds of the same shape is that shape. */
export type LetterOf<Kind extends LetterKind> = Letter extends infer Each ? (Each extends { kind: infer Own } ? ([Kind & Own] extends [never] ? never : Each) : never) : never;
