// The mails of the demo sites, to look at while there is no mail server. Real members' mails are never shown: decisions, 'Running it'.
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { isOwnMachine } from '@/lib/site/http/this-machine';
import type { Database } from '../database/database';
import { mails, type MailRow } from '../store/schema/mails';
import { sites } from '../store/schema/sites';
import { textMessages } from '../store/schema/text-messages';
import { renderMail } from './compose-mail';
import { mailPreviewList, mailPreviewPage, mailPreviewPolicy } from './mail-preview-pages';

type Given = { db: Database; port: number };

/** The newest mails of the demo sites, fifty at most. */
async function find(db: Database, which?: SQL): Promise<(MailRow & { domain: string })[]> {
  const demo = (await db.select({ id: sites.id, domain: sites.domain }).from(sites)).filter(({ domain }) => isOwnMachine(domain));
  const found = await db
    .select()
    .from(mails)
    .where(and(inArray(mails.siteId, demo.map(({ id }) => id)), which))
    .orderBy(desc(mails.id))
    .limit(50);
  return found.map((mail) => ({ ...mail, domain: demo.find(({ id }) => id === mail.siteId)!.domain }));
}

/** The newest text messages of the demo sites that still say something. */
async function findTexts(db: Database): Promise<{ createdAt: Date; recipient: string; text: string }[]> {
  const rows = await db
    .select({ createdAt: textMessages.createdAt, recipient: textMessages.recipient, text: textMessages.text, domain: sites.domain })
    .from(textMessages)
    .innerJoin(sites, eq(sites.id, textMessages.siteId))
    .where(isNotNull(textMessages.text))
    .orderBy(desc(textMessages.id))
    .limit(20);
  return rows.flatMap(({ domain, text, ...rest }) => (isOwnMachine(domain) && text !== null ? [{ ...rest, text }] : []));
}

const page = (body: string, type = 'text/html', policy = mailPreviewPolicy) =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', 'content-security-policy': policy,
      'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex',
    },
  });

// The mail itself, whose styles stand on its elements: no script, no address of this site's own; a click on a link leaves the frame.
const framed = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/** Answers `/dev/outbox` (`?to=` narrows it to one reader), `/dev/outbox/12` and its parts `html` and `text`. */
export async function mailPreviewResponse(path: readonly string[], to: string | null, { db, port }: Given): Promise<Response> {
  const [id, part] = path;
  const missing = new Response('Not here\n', { status: 404 });
  if (id === undefined) return page(mailPreviewList(await find(db, to ? eq(mails.recipient, to) : undefined), to, await findTexts(db)));
  if (!/^\d{1,9}$/.test(id) || path.length > 2) return missing;
  const [mail] = await find(db, eq(mails.id, Number(id)));
  if (!mail?.letter) return missing;
  const rendered = await renderMail(db, mail, port);
  if (part === undefined) return page(mailPreviewPage(mail, rendered));
  if (part === 'text') return page(rendered.text, 'text/plain');
  return part === 'html' ? page(rendered.html.replace('<head>', '<head><base target="_top">'), 'text/html', framed) : missing;
}
