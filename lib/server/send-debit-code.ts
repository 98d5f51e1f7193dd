// The one-time code of a direct debit on its way to a phone, and what the member is told of it. Specification, section 2. (S09)
import { isLocale } from '@/lib/site/locales';
import { Failure } from './failure';
import { errorFacts } from './log';
import { mailTexts } from './mail/mail-texts';
import type { MemberCaller } from './route';
import { debitCode, keepDebitCode, newDebitCode, noteCodeSent, undoDebitCode } from './store/debit-code-store';
import type { OrderRow } from './store/schema/orders';

/** Where a code went, when another can be had, until when it counts. */
export function codeSentAnswer({ debtor }: OrderRow, sentAt: Date) {
  const after = (milliseconds: number) => new Date(sentAt.getTime() + milliseconds).toISOString();
  return { to: debtor?.phone.slice(-2), resend_at: after(debitCode.pause), expires_at: after(debitCode.life) };
}

/**
 * Sends a new code to the order's phone, in the member's language. What the gateway did not take counts as never sent. Throws too_many_requests,
 * unavailable.
 */
export async function sendDebitCode({ parts, site, session, now }: MemberCaller, order: OrderRow) {
  const { db, log, random, sendText } = parts;
  const code = newDebitCode(random);
  const before = await keepDebitCode(db, order.id, code, now);
  const { language } = session.member;
  const say = await mailTexts(isLocale(language) ? language : 'en');
  // The last line lets a phone fill the code in by itself.
  const text = `${say('mail.otp', { code, site: site.settings.name })}\n\n@${site.domain} #${code}`;
  try {
    await sendText({ siteId: site.id, to: order.debtor!.phone, text, now, expiresAt: new Date(now.getTime() + debitCode.life) });
  } catch (error) {
    log({ level: 'error', event: 'a code was not sent', order: order.id, ...errorFacts(error) });
    await undoDebitCode(db, order.id, code, before);
    throw new Failure('unavailable', { retryAfter: 5_000 });
  }
  await noteCodeSent(db, order.id, code);
  return codeSentAnswer(order, now);
}
