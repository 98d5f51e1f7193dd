// Text messages to phones: through an operator's gateway, or kept to be looked at where there is none. Specification, section 2 (one-time code). (S09)
import { lte } from 'drizzle-orm';
import type { Database } from './database/database';
import { textMessages } from './store/schema/text-messages';

export type TextMessage = {
  siteId: number;
  /** E.164: '+31612345678'. */
  to: string;
  text: string;
  now: Date;
  /** When what it says is worth nothing any more. */
  expiresAt: Date;
};
/** Throws where the gateway did not take it. */
export type SendText = (message: TextMessage) => Promise<void>;

/** Keeps messages in the database for `/dev/outbox`; those whose code is over go with the next one. */
export function keepTexts(db: Database): SendText {
  return async ({ siteId, to, text, now, expiresAt }) => {
    await db.delete(textMessages).where(lte(textMessages.expiresAt, now));
    await db.insert(textMessages).values({ siteId, recipient: to, text, createdAt: now, expiresAt });
  };
}

/** Hands messages to a gateway: POST, JSON { to, text }, with the key as a bearer token. `patience`: milliseconds it may take. */
export function sendThroughGateway({ url, key, fetch: send = fetch, patience = 8_000 }: { url: string; key: string; fetch?: typeof fetch; patience?: number }): SendText {
  return async ({ to, text }) => {
    const answer = await send(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The gateway for text messages answered ${answer.status}.`);
  };
}
