// What forms leave for the page that comes, in Redis, where any instance draws that page. Sealed: it holds what people wrote. Decision 217.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { flashSharing, type SharedFlashes } from '@/lib/site/http/shared-flashes';
import { keepWithin } from './keep-within';
import type { Redis } from './redis';
import { within } from '../within';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

// Whoever reads Redis learns no token either.
const keyOf = (token: string) => `flash:${createHash('sha256').update(token).digest('base64url')}`;

/** Seals and opens with a key out of the secret that all instances share. The token is bound in: a value moved to another does not open. */
export function sealer(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'flashes', 32));
  return {
    seal: (token: string, value: unknown): string => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(token));
      const sealed = Buffer.concat([sealing.update(JSON.stringify(value), 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
    },
    /** Throws where the text was sealed under another secret or token, or changed. */
    open: (token: string, text: string): unknown => {
      const bytes = Buffer.from(text, 'base64');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(token)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return JSON.parse(Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8'));
    },
  };
}

/** Redis that says nothing for so long is away: a page waits for it. Milliseconds. */
const patience = 400;

/** All that forms have left, together: anybody can send one. Decision 312. */
export const mostBytes = 32 * 1024 * 1024;

/** Flashes in Redis, `most` bytes in all: the oldest makes room. */
export function redisFlashes(redis: Pick<Redis, 'commands'>, secret: string, most = mostBytes): SharedFlashes {
  const { commands } = redis;
  const { seal, open } = sealer(secret);
  return {
    put: (token, value, life) => keepWithin(redis, keyOf(token), seal(token, value), { sum: 'vonk:flashes', life, most }).catch(() => false),
    find: async (token) => {
      try {
        const text = await within(patience, commands.get(keyOf(token)));
        return text === null ? null : open(token, text);
      } catch {
        return undefined;
      }
    },
    keep: (token, life) => void commands.pExpire(keyOf(token), life, 'LT').catch(() => undefined),
  };
}

/** From now on what forms leave is shared through Redis. */
export function shareFlashes(redis: Redis, secret: string): void {
  flashSharing().shared = redisFlashes(redis, secret);
}
