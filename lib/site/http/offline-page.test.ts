import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { locales } from '../languages/locales';
import { niches } from '../niches/niches';
import { offlinePage } from './offline-page';

const words = { title: 'Je bent <offline>', text: 'Zodra & "weer"', again: 'Opnieuw' };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each(niches)('is a whole small page in the colours of %s, whose policy allows its own style and script and nothing else', async (niche) => {
  const { html, policy } = await offlinePage({ locale: 'nl', niche, name: 'Vonk & Zo', words });
  const [, style] = /<style>(.*)<\/style>/.exec(html)!;
  const [, script] = /<script>(.*)<\/script>/.exec(html)!;
  expect(policy).toBe(`default-src 'none'; style-src ${hash(style!)}; script-src ${hash(script!)}; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`);
  expect(html).not.toMatch(/\sstyle=|\son\w+=|<offline>|& /);
  expect(html.length).toBeLessThan(4096);
});

it('differs by niche, and says its language', async () => {
  const pages = await Promise.all(niches.map((niche) => offlinePage({ locale: 'nl', niche, name: 'Vonk', words })));
  expect(new Set(pages.map(({ html }) => html)).size).toBe(niches.length);
  const langs = await Promise.all(locales.map(async (locale) => /lang="(\w+)"/.exec((await offlinePage({ locale, niche: 'general', name: 'Vonk', words })).html)![1]));
  expect(new Set(langs).size).toBe(locales.length);
});
