// Next's page cache, with four additions. Every cached page carries a content-security-policy that allows just its own inline
// scripts, by hash. A nonce cannot do that, as a cached page is the same for everybody. Bar S1.
// It knows nothing of the address that whoever came first asked for. Bar S15.
// A cached page that shows the 404 page is sent with that status: Next gives a page no way to say so. (X08)
// And a page to which the server gave no answer takes the place of no whole one. Decision 369.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { contentSecurityPolicy } from './content-policy.mjs';
import { isNoAnswer } from './unanswered-status.mjs';
import { flightWithoutAddress, htmlWithoutAddress } from './without-address.mjs';

const { default: FileSystemCache } = createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache');

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a whole page.
 * @param {string} html
 */
export function policyOf(html) {
  const texts = new Set([...html.matchAll(inlineScript)].map(([, text]) => text));
  return contentSecurityPolicy([...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`));
}

/**
 * The status that a page names in its HTML; undefined where it names none.
 * @param {string} html
 */
export function statusOf(html) {
  const named = /<div class="error-page" data-status="(\d{3})">/.exec(html)?.[1];
  return named && Number(named);
}

/**
 * Whether a page lacks something because the server gave no answer when it was drawn: it says so (app/page-request/cached-part.tsx), or shows nothing but that.
 * @param {string} html
 */
export function isUnanswered(html) {
  const status = statusOf(html);
  return html.includes('<meta name="kept" content="briefly"') || (status !== undefined && isNoAnswer(status));
}

const lacks = (value) => value?.kind === 'APP_PAGE' && typeof value.html === 'string' && isUnanswered(value.html);

/** So many seconds the server is left alone then, as after any other failure (lib/api/stale-if-error.ts). */
const rest = 5;

function completed(value) {
  if (value?.kind === 'APP_PAGE' && typeof value.html === 'string') {
    value.headers ??= {};
    if (!value.headers['content-security-policy']) {
      value.status = statusOf(value.html) ?? value.status;
      // Before anybody is sent it, whoever came first too.
      value.html = htmlWithoutAddress(value.html);
      value.headers['content-security-policy'] = policyOf(value.html);
      if (value.rscData) value.rscData = flightWithoutAddress(value.rscData);
    }
  }
  return value;
}

/** The pages that other instances keep, where there are any: the server lays them down as it starts (lib/server/instances/share-pages). */
const shared = () => globalThis.vonkOnce?.get('shared pages');
/** The answers that are given again for a second (lib/api/micro-cache): none outlives the page that it was made of. */
const forgetAnswers = () => globalThis.vonkOnce?.get('micro-cache')?.clear();
/** A page of one's own that is younger needs no other. The layout of kept pages says how old they get. */
const young = 60_000;

export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const own = await super.get(key, context);
    const others = context.kind === 'FETCH' ? undefined : shared();
    if (others && !(own && Date.now() - own.lastModified < young)) {
      others.expired ??= PageCache.expire;
      const theirs = await others.get(key);
      if (theirs && theirs.lastModified > (own?.lastModified ?? 0)) {
        FileSystemCache.memoryCache?.set(key, theirs);
        forgetAnswers();
        return super.get(key, context);
      }
    }
    completed(own?.value);
    return own;
  }

  async set(key, value, context) {
    completed(value);
    const isWhole = !lacks(value);
    if (isWhole) await super.set(key, value, context);
    else await this.#setUnanswered(key, value, context);
    forgetAnswers();
    if (isWhole && value && value.kind !== 'FETCH') void shared()?.set(key, { lastModified: Date.now(), value, cacheControl: context.cacheControl });
  }

  /** The last whole page stays, and is drawn anew after the rest. Where there is none this one serves until then: who comes later waits for the next. */
  async #setUnanswered(key, value, context) {
    const last = await this.get(key, context);
    if (last?.value && !lacks(last.value)) await super.set(key, last.value, { ...context, cacheControl: { ...last.cacheControl, revalidate: rest } });
    else await super.set(key, value, { ...context, cacheControl: { revalidate: rest, expire: rest } });
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    forgetAnswers();
    await shared()?.expire({ tags, durations });
  }

  /** What another instance has expired: tags are known to the whole process. */
  static async expire({ tags, durations }) {
    await FileSystemCache.prototype.revalidateTag.call(undefined, tags, durations);
    forgetAnswers();
  }
}
