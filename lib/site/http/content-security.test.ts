import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-policy.mjs';
import { themeScript } from './content-security';
import { policyOf, statusOf } from './page-cache.mjs';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string) => new Map(policy.split('; ').map((each) => [each.split(' ')[0]!, each.split(' ').slice(1)]));

describe('the content-security-policy', () => {
  test('allows nothing that is not named, and nothing unsafe', () => {
    const policy = contentSecurityPolicy(['nonce-abc']);
    expect(policy).not.toMatch(/unsafe-|\*|strict-dynamic|http:/);
    const parts = directives(policy);
    expect(parts.get('default-src')).toEqual(["'none'"]);
    expect(parts.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
    expect(parts.get('style-src')).toEqual(["'self'"]);
    for (const name of ['base-uri', 'frame-ancestors']) expect(parts.get(name)).toEqual(["'none'"]);
    for (const name of ['connect-src', 'form-action', 'worker-src', 'manifest-src', 'font-src']) expect(parts.get(name)).toEqual(["'self'"]);
    expect(parts.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  });

  test('without scripts of its own a page has only those of the site', () => {
    expect(directives(contentSecurityPolicy([])).get('script-src')).toEqual(["'self'"]);
  });
});

describe('the policy of a cached page', () => {
  const html = `<html><head><script>one()</script><script src="/_next/a.js" async></script></head><body>
    <script id="x" data-y="z">
two(1)</script><script>one()</script><script></script><p>&lt;script&gt;no()&lt;/script&gt;</p></body></html>`;

  test('names each inline script once, by its hash, to the letter', () => {
    const sources = directives(policyOf(html)).get('script-src')!;
    expect(sources).toEqual(["'self'", hashOf('one()'), hashOf('\ntwo(1)'), hashOf('')]);
  });

  test('a script with a file needs no hash', () => {
    expect(directives(policyOf('<script src="/a.js"></script><script async src=/b.js></script>')).get('script-src')).toEqual(["'self'"]);
  });

  test('a script that only speaks of src is inline', () => {
    expect(directives(policyOf('<script data-src="x">go()</script>')).get('script-src')).toEqual(["'self'", hashOf('go()')]);
  });

  test('text with letters beyond ASCII is hashed as it is sent', () => {
    expect(policyOf('<script>say("’é🙂")</script>')).toContain(hashOf('say("’é🙂")'));
  });

  test('holds nothing unsafe, whatever the page says', () => {
    expect(policyOf(`<script>'unsafe-inline'; script-src *</script>`)).not.toMatch(/unsafe|\*/);
  });
});

describe('the script that chooses light or dark', () => {
  const theme = (cookie: string, prefersDark = false) => {
    const attributes = new Map<string, string>([['data-bs-theme', 'as the niche has it']]);
    const document = { cookie, documentElement: { setAttribute: (name: string, value: string) => void attributes.set(name, value) } };
    runInNewContext(themeScript, { document, matchMedia: () => ({ matches: prefersDark }) });
    return attributes.get('data-bs-theme');
  };

  test('follows the cookie, or the device where the cookie says so, and lets the niche decide without one', () => {
    expect(theme('locale=nl; theme=dark')).toBe('dark');
    expect(theme('theme=light', true)).toBe('light');
    expect(theme('theme=system', true)).toBe('dark');
    expect(theme('theme=system; auth=x')).toBe('light');
    for (const cookie of ['', 'locale=nl', 'theme=pink', 'mytheme=dark']) expect(theme(cookie, true)).toBe('as the niche has it');
  });

  test('cannot end its own element, and asks no server', () => {
    expect(themeScript).not.toMatch(/<|fetch|XMLHttp|import/);
  });
});

describe('the status of a kept page', () => {
  test('is the one that the 404 page names', () => {
    expect(statusOf('<main><div class="error-page" data-status="404"><h1>Weg</h1></div></main>')).toBe(404);
  });

  test.each(['<main><p>Hoi</p></main>', '&lt;div class="error-page" data-status="404"&gt;', '<div class="error-page"><h1>Weg</h1></div>'])('is its own elsewhere: %s', (html) => {
    expect(statusOf(html)).toBeUndefined();
  });
});
