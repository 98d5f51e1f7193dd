// Next's page cache, with one addition: every cached page carries a content-security-policy that allows just its own inline
// scripts, by hash. A nonce cannot do that, as a cached page is the same for everybody. Bar S1.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { contentSecurityPolicy } from './content-policy.mjs';

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

function withPolicy(value) {
  if (value?.kind === 'APP_PAGE' && typeof value.html === 'string') {
    value.headers ??= {};
    value.headers['content-security-policy'] ??= policyOf(value.html);
  }
  return value;
}

export default class PageCache extends FileSystemCache {
  async get(...request) {
    const entry = await super.get(...request);
    withPolicy(entry?.value);
    return entry;
  }

  async set(key, value, context) {
    return super.set(key, withPolicy(value), context);
  }
}
