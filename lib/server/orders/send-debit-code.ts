// The one-time code of a direct debit on its way to a phone, and what the member is told of it. Specification, section 2. (S09)
import { createHash } from 'node:crypto';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { isLocale } from '@/lib/site/languages/locales';
import { countryOf } from '@/lib/site/site-info';
import { Failure } from '../failure';
import type { Site } from '../guards/known-site';
import { giveBackToLimits, takeFromLimits, type RateLimit } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { errorFacts } from '../logging/log';
import { mailTexts, type Say } from '../mail/mail-texts';
import type { MemberCaller } from '../route';
import { debitCode, keepDebitCode, newDebitCode, noteCodeSent, undoDebitCode } from '../store/debit-code-store';
import type { OrderRow } from '../store/schema/orders';

/** Where a code went, when another can be had, until when it counts. */
export function codeSentAnswer({ debtor }: OrderRow, sentAt: Date) {
  const after = (milliseconds: number) => new Date(sentAt.getTime() + milliseconds).toISOString();
  return { to: debtor?.phone.slice(-2), resend_at: after(debitCode.pause), expires_at: after(debitCode.life) };
}

const day = 24 * 60 * 60_000;
/** A phone may be anybody's: so many codes a day go to one, whoever asks, and so many to all that a member names. */
const perPhone: Bucket = { size: 5, every: day / 5 };
const perMember: Bucket = { size: 10, every: day / 10 };

/** The member's own come first: whoever has used them up takes none from a phone. */
const limitsFor = (memberId: number, phone: string): RateLimit[] => [
  { key: `debit-codes:${memberId}`, bucket: perMember },
  { key: `debit-codes:phone:${createHash('sha256').update(phone).digest('base64url')}`, bucket: perPhone },
];

/** The text message. Its last line lets a phone fill the code in by itself. */
export const codeText = (say: Say, code: string, { domain, settings }: Pick<Site, 'domain'> & { settings: Pick<SiteSettings, 'name'> }): string => `${say('mail.otp', { code, site: settings.name })}\n\n@${domain} #${code}`;

/**
 * Sends a new code to the order's phone, in the member's language. What the gateway did not take counts as never sent. Throws too_many_requests,
 * unavailable.
 */
export async function sendDebitCode(caller: MemberCaller, order: OrderRow) {
  const { parts, site, session, now } = caller;
  const { db, log, random, sendText } = parts;
  const { id, language } = session.member;
  const { phone } = order.debtor!;
  const say = await mailTexts(isLocale(language) ? language : 'en', countryOf(site.settings));
  const code = newDebitCode(random);
  const text = codeText(say, code, site);
  const before = await keepDebitCode(db, order.id, code, now);
  const limits = limitsFor(id, phone);
  try {
    await takeFromLimits(limits, caller);
  } catch (error) {
    await undoDebitCode(db, order.id, code, before);
    throw error;
  }
  try {
    await sendText({ siteId: site.id, to: phone, text, now, expiresAt: new Date(now.getTime() + debitCode.life) });
  } catch (error) {
    log({ level: 'error', event: 'a code was not sent', order: order.id, ...errorFacts(error) });
    await undoDebitCode(db, order.id, code, before);
    await giveBackToLimits(limits, caller);
    throw new Failure('unavailable', { retryAfter: 5_000 });
  }
  await noteCodeSent(db, order.id, code);
  return codeSentAnswer(order, now);
}
