// POST complaint.php: a complaint reaches the operator, and whoever sent it gets a receipt with a number. Specification, section 2. (S17, R08)
import { longestComplaint } from '@/lib/contract/complaint-topics';
import type { FieldCode } from '@/lib/contract/field-codes';
import { complaintAnswerDays } from '@/lib/site/constants';
import { isLocale } from '@/lib/site/languages/locales';
import { readEmail } from '../domain/email-address';
import { refuseFaults } from '../domain/input-faults';
import { cleanText } from '../domain/message-text';
import { receiptNumber } from '../domain/receipt-number';
import { accountLimits, networkLimit, takeFromLimits, type AccountBuckets } from '../guards/rate-limit';
import type { Bucket } from '../limits';
import { queueLetter } from '../mail/queue-letter';
import { requestKeyOf } from '../request-key';
import type { Route } from '../route';
import { keepComplaint } from '../store/complaint-store';

const hour = 3_600_000;
const perNetwork: Bucket = { size: 10, every: hour / 4 };
/** A receipt goes to the address that was typed, whoever typed it. */
const perAddress: AccountBuckets = { perPlace: { size: 5, every: 4 * hour }, inAll: { size: 30, every: hour } };

/** The reader's language: the member's own, the one the page spoke, or what the site makes of none. */
const languageOf = (...asked: (string | undefined)[]) => asked.find(isLocale) ?? '';

export const sendComplaint: Route<'sendComplaint'> = async ({ body }, caller) => {
  const { parts, site, session, now, request } = caller;
  const email = readEmail(body.email);
  const text = cleanText(body.text);
  const about = cleanText(body.about ?? '').replace(/\s+/g, ' ');
  const textFault = (): FieldCode | null => (text === '' ? 'required' : [...text].length > longestComplaint ? 'text_too_long' : null);
  refuseFaults({ email: body.email.trim() === '' ? 'required' : email ? null : 'email_invalid', text: textFault() }, { max: longestComplaint });
  await takeFromLimits([...networkLimit('complaint', caller, perNetwork), ...accountLimits('complaint', `${site.id}:${email!.key}`, caller, perAddress)], caller);

  const locale = languageOf(body.language, session?.member.language, request.headers.get('accept-language')?.slice(0, 2));
  const row = await parts.db.transaction(async (tx) => {
    const kept = await keepComplaint(tx, {
      number: receiptNumber('K', parts.random, now), siteId: site.id, memberId: session?.member.id, email: email!.address, topic: body.topic, about: about || null, text,
      receivedAt: now, language: locale || null, requestKey: requestKeyOf(request),
    });
    if (kept.repeated) return kept.row;
    const { number, topic } = kept.row;
    await queueLetter(tx, { site, to: email!.address, locale, now, letter: { kind: 'complaint-receipt', number, topic, answerDays: complaintAnswerDays } });
    const operator = site.settings.support_email;
    const letter = { kind: 'complaint', number, topic, from: email!.address, about: about || undefined, text, receivedAt: now.toISOString() } as const;
    if (operator) await queueLetter(tx, { site, to: operator, locale: site.settings.domain_language?.slice(0, 2) ?? '', now, letter });
    return kept.row;
  });
  parts.post.nudge();
  return { number: row.number, received_at: row.receivedAt.toISOString(), answer_days: complaintAnswerDays, email: row.email };
};
