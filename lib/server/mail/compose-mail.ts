// A queued mail as nodemailer takes it: who writes, to whom, and the headers of a letter that a machine wrote. Decisions, 'Running it'.
import { eq } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { companyInfo, siteSettings } from '@/lib/contract/site-settings';
import { defaultLocale, isLocale, type Locale } from '@/lib/site/languages/locales';
import type { Database } from '../database/database';
import type { MailRow } from '../store/schema/mails';
import { sites } from '../store/schema/sites';
import type { Letter } from './letter';
import { renderLetter, type LetterSite, type RenderedLetter } from './render-letter';
import { siteAddress } from './site-address';

/** From the environment: the sender's address, and where this server listens. */
export type Sender = { from: string; port: number };

type Source = { site: LetterSite; locale: Locale; letter: NonNullable<MailRow['letter']> };

async function sourceOf(db: Database, mail: MailRow): Promise<Source> {
  const [row] = await db.select().from(sites).where(eq(sites.id, mail.siteId));
  if (!row || !mail.letter) throw new Error('The letter of this mail is gone');
  const settings = siteSettings.parse(row.settings);
  const language = settings.domain_language?.slice(0, 2).toLowerCase();
  const locale = [mail.locale, language].find(isLocale) ?? defaultLocale;
  return { site: { domain: row.domain, settings, company: companyInfo.parse(row.company) }, locale, letter: mail.letter };
}

/** A queued mail as its reader will see it. */
export async function renderMail(db: Database, mail: MailRow, port: number): Promise<RenderedLetter> {
  const { site, locale, letter } = await sourceOf(db, mail);
  return renderLetter(letter, { site, locale, port });
}

const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** One click in the reader's mail program ends such mails (RFC 8058). A letter that answers something its reader did has nothing to end. */
const listHeaders = (letter: Letter, address: string): Record<string, string> =>
  'unsubscribe' in letter ? { 'List-Unsubscribe': `<${address}${letter.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** A queued mail with sender, reader and headers. The Message-ID is the same at every attempt. */
export async function composeMail(db: Database, mail: MailRow, { from, port }: Sender): Promise<SendMailOptions> {
  const { site, locale, letter } = await sourceOf(db, mail);
  const { settings, domain } = site;
  const replyTo = letter.kind === 'complaint' ? letter.from : settings.support_email;
  return {
    ...(await renderLetter(letter, { site, locale, port })),
    from: { name: settings.mail_name ?? settings.name, address: addressIn(from) },
    // An object, never a text: nothing in an address can add a second reader.
    to: { name: '', address: mail.recipient },
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
    messageId: `<${mail.messageKey}@${domain.split(':')[0]}>`,
    date: mail.createdAt,
    // A machine wrote this: no out-of-office answers it.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': locale, ...listHeaders(letter, siteAddress(site, port)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
