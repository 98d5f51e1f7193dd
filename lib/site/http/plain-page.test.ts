import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { locales } from '../languages/locales';
import { plainPage } from './plain-page';
import { plainTexts } from '../languages/plain-texts';

describe('the page for when nothing else can be had', () => {
  test.each(locales)('[A06] says in %s that the site is away, or that there is none', async (locale) => {
    for (const [text, status] of [['unavailable', 503], ['wrongSite', 421]] as const) {
      const response = await plainPage(text, locale);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`<h1>${plainTexts[text][locale].title}</h1>`);
      expect(html).toContain(`<p>${plainTexts[text][locale].body}</p>`);
      expect(html).toContain(`<title>${plainTexts[text][locale].title}</title>`);
    }
  });

  test('[A06] each language has words of its own, with its own signs', () => {
    for (const texts of Object.values(plainTexts)) {
      const all = Object.values(texts).flatMap(({ title, body }) => [title, body]);
      expect(new Set(Object.values(texts).map(({ body }) => body)).size).toBe(11);
      for (const text of all) {
        expect(text).not.toMatch(/['"<>&]|\.\.\./);
        expect(text.trim()).not.toBe('');
      }
    }
  });

  test('a server that is away says when to come back; a site that is none does not', async () => {
    expect((await plainPage('unavailable', 'nl')).headers.get('retry-after')).toBe('10');
    expect((await plainPage('wrongSite', 'nl')).headers.get('retry-after')).toBeNull();
  });

  test('is not kept, not indexed, not framed, and runs nothing: its one style is allowed by its hash', async () => {
    const response = await plainPage('unavailable', 'fi');
    const html = await response.text();
    const style = /<style>(.*)<\/style>/s.exec(html)![1]!;
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('noindex');
    expect(html).not.toContain('<script');
  });

  test('a text with signs of HTML is shown, not obeyed', async () => {
    const own = plainTexts.unavailable.en;
    plainTexts.unavailable.en = { title: '<b>&"', body: '<img src=x onerror="alert(1)">' };
    try {
      const html = await (await plainPage('unavailable', 'en')).text();
      expect(html).toContain('<h1>&#60;b&#62;&#38;&#34;</h1>');
      expect(html).not.toContain('<img');
    } finally {
      plainTexts.unavailable.en = own;
    }
  });
});
