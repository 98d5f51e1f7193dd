// Kept pages of all instances of one release, in Redis: what one has rendered, the others need not; what is expired on one is expired on all.
// Another release keeps its own: its pages name other scripts. Used by lib/site/http/page-cache.mjs. Decision 136.
import { RESP_TYPES } from 'redis';
import { deserialize, serialize } from 'node:v8';
import { keepWithin } from './keep-within';
import type { Redis } from './redis';
import { within } from '../within';

export type KeptPage = { lastModified: number; value: unknown; cacheControl?: unknown };
export type Expiry = { tags: string | string[]; durations?: { expire?: number } };

export type SharedPages = {
  /** A page that some instance keeps; null where none does, or Redis cannot say so in time. */
  get: (key: string) => Promise<KeptPage | null>;
  /** Keeps a page for all. */
  set: (key: string, page: KeptPage) => Promise<void>;
  /** Lets all instances know that pages with these tags are over. */
  expire: (expiry: Expiry) => Promise<void>;
  /** Hears of what another instance expired; the page cache sets it. */
  expired?: (expiry: Expiry) => unknown;
};

/** Rendering a page takes about as long. */
const patience = 100;
/** Pages are rendered anew after a minute; one that nobody asked for in an hour need not be kept. */
const life = 3_600_000;

/** All kept pages together, of all releases: a quarter of the Redis in compose.yaml, so that limits always have room beside them. Decision 301. */
export const mostBytes = 128 * 1024 * 1024;

type Envelope = { generation: string; page: KeptPage };

export function sharedPages(redis: Redis, build: string, most = mostBytes): SharedPages {
  const { commands } = redis;
  const bytes = commands.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const place = `vonk:pages:${build}`;
  const generations = `${place}:generation`;
  redis.listen(place, (message) => void pages.expired?.(JSON.parse(message) as Expiry));

  const pages: SharedPages = {
    get: async (key) => {
      try {
        const [generation, kept] = (await within(patience, bytes.mGet([generations, `${place}:${key}`]))) as unknown as (Buffer | null)[];
        if (!kept) return null;
        const envelope = deserialize(kept) as Envelope;
        return envelope.generation === (generation?.toString() ?? '') ? envelope.page : null;
      } catch {
        return null;
      }
    },
    set: async (key, page) => {
      try {
        const generation = (await within(patience, commands.get(generations))) ?? '';
        const envelope: Envelope = { generation, page };
        await within(patience, keepWithin(redis, `${place}:${key}`, serialize(envelope), { sum: 'vonk:kept', life, most }));
      } catch {
        // The others render it themselves.
      }
    },
    // Which page has which tag Redis does not know: all of them are rendered anew.
    expire: async (expiry) => {
      await within(patience, Promise.all([commands.incr(generations), commands.publish(place, JSON.stringify(expiry))])).catch(() => undefined);
    },
  };
  return pages;
}
