import { describe, expect, it } from 'vitest';
import { companyInfo, siteSettings } from '@/lib/contract/site-settings';
import { locales } from '@/lib/site/languages/locales';
import { nicheNumber, niches } from '@/lib/site/niches/niches';
import { sampleLetters } from '../testing/sample-letters';
import type { Letter } from './letter';
import { renderLetter, type LetterSite } from './render-letter';

const site = (some: object = {}): LetterSite => ({
  domain: 'vonk.example',
  settings: siteSettings.parse({ name: 'Vonk', niche: 1, support_phone: '+31 20 123 45 67', ...some }),
  company: companyInfo.parse({ name: 'Voorbeeld Media B.V.', kvk: '00000000', city: 'Utrecht' }),
});
const render = (letter: Letter, locale: (typeof locales)[number] = 'nl', some?: object) => renderLetter(letter, { site: site(some), locale, port: 3000 });
const shown = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ').replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replace(/&\w+;|\s+/g, ' ');

describe.each(locales)('[A06] the letters in %s', (locale) => {
  it.each(sampleLetters.map((letter, at) => [`${letter.kind} ${at}`, letter] as const))('%s says all it has to, in HTML and in plain text', async (_, letter) => {
    const { subject, html, text } = await render(letter, locale);
    expect(html).toContain(`<html lang="${locale}">`);
    for (const part of [subject, shown(html), text]) {
      expect(part).not.toMatch(/mail\.\w+\.|\bundefined\b|\bnull\b|NaN|\[object|plural|select,/);
      expect(part.replace(/<\/?\w+[^>]*>/g, '')).not.toMatch(/[{}]/);
    }
    expect(subject.length).toBeGreaterThan(5);
    expect(subject).not.toMatch(/[\r\n]/);
    if ('path' in letter) {
      const link = `https://vonk.example${letter.path}${letter.path.includes('?') ? '&' : '?'}lang=${locale}`;
      expect(text).toContain(`\n${link}\n`);
      expect(html.split(`href="${link.replaceAll('&', '&#38;')}"`)).toHaveLength(3);
    }
    if (letter.kind === 'mail-change-warning') expect(text).toContain(letter.newAddress);
    if ('name' in letter) expect(text).toContain(letter.name);
    for (const part of [shown(html), text]) {
      expect(part).toContain('Voorbeeld Media B.V. · KvK 00000000 · Utrecht');
      expect(part).toContain('+31 20 123 45 67');
    }
  });
});

it('every language has letters of its own', async () => {
  const all = await Promise.all(sampleLetters.flatMap((letter) => locales.map(async (locale) => `${(await render(letter, locale)).text.split('\n\n').slice(0, 2).join()}`)));
  expect(new Set(all).size).toBe(all.length);
});

it('in a French letter a space at which no line breaks stands before each colon', async () => {
  for (const letter of sampleLetters) {
    const { text } = await render(letter, 'fr');
    expect(text.replaceAll(/https?:\S+|\d\d:\d\d/g, '').match(/.{0,20}[^\u00a0]:.{0,20}/g) ?? []).toEqual([]);
  }
});

describe('what a letter says', () => {
  it('[A05] names the label and its whole sentence, also where the operator wrote it', async () => {
    const reader = await render(sampleLetters[1]!);
    for (const part of [reader.text, shown(reader.html)]) expect(part.split('Fictief profiel – Fysiek contact niet mogelijk')).toHaveLength(3);
    const real = await render(sampleLetters[0]!);
    expect(real.text.split('Fictief profiel – Fysiek contact niet mogelijk')).toHaveLength(2);
    const own = await render(sampleLetters[1]!, 'nl', { fictional_singular: 'Verzonnen', fictional_warning: 'Nooit echt' });
    expect(own.text).toContain('Verzonnen – Nooit echt');
  });

  it('never promises an answer from a fictional profile', async () => {
    expect((await render(sampleLetters[0]!)).text).toContain('kan Noor je antwoorden');
    expect((await render(sampleLetters[1]!)).text).not.toContain('antwoorden');
  });

  it('how long the link works, in days or hours', async () => {
    expect((await render(sampleLetters[0]!)).text).toContain('De link werkt 7 dagen, één keer.');
    expect((await render({ kind: 'password-reset', name: 'A', path: '/x', hours: 1 })).text).toContain('De link werkt 1 uur, één keer.');
    expect((await render({ kind: 'password-reset', name: 'A', path: '/x', hours: 24 }, 'pl')).text).toContain('przez 24 godziny');
  });

  it('until when an account can come back, as the language writes a date', async () => {
    const reactivation = sampleLetters.find(({ kind }) => kind === 'reactivation')!;
    expect((await render(reactivation)).text).toContain('Tot en met 5 december 2026');
    expect((await render(reactivation, 'fi')).text).toContain('5. joulukuuta 2026 asti');
  });

  it('links to settings only for who has them', async () => {
    expect((await render(sampleLetters[0]!)).text).toContain('https://vonk.example/settings');
    expect((await render({ kind: 'no-account' })).text).not.toContain('/settings');
  });

  it('a demo site is linked where this server listens, by its record alone', async () => {
    const { text } = await renderLetter(sampleLetters[0]!, { site: { ...site(), domain: 'she.localhost' }, locale: 'nl', port: 4711 });
    expect(text).toContain('http://she.localhost:4711/activate?token=7Q4M-XK29');
  });
});

describe('how a letter looks', () => {
  it.each(niches)('%s has its own colours, inline, for light and dark, and asks nothing of anybody else', async (niche) => {
    const { html } = await render(sampleLetters[0]!, 'nl', { niche: nicheNumber(niche) });
    expect(html).toMatch(/prefers-color-scheme:dark/);
    expect(html).not.toMatch(/oklch|var\(|<img|<script|url\(|@import|<link/);
    expect(html.match(/https?:\/\/[^/"<\s]+/g)?.filter((address) => address !== 'https://vonk.example')).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });

  it('seven niches, seven looks', async () => {
    const heads = await Promise.all(niches.map(async (niche) => /linear-gradient\([^"]+\)/.exec((await render(sampleLetters[0]!, 'nl', { niche: nicheNumber(niche) })).html)?.[0]));
    expect(new Set(heads).size).toBe(7);
  });
});

describe('what somebody typed', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';

  it('is text, never markup', async () => {
    const letters: Letter[] = [
      { kind: 'activation', name: hostile, path: '/activate?token=a&b="c', hours: 2, firstMessage: { to: hostile, fictional: true } },
      { kind: 'complaint', number: hostile, topic: 'other', from: hostile, about: hostile, text: `${hostile}\n${hostile}`, receivedAt: '2026-11-21T12:00:00.000Z' },
    ];
    for (const letter of letters) {
      const { html } = await render(letter, 'nl', { name: hostile, fictional_singular: hostile });
      expect(html).not.toContain('<img');
      expect(html).not.toMatch(/onerror=alert\(1\)>"/);
      expect(html.match(/<a [^>]*>/g)?.every((tag) => /^<a (class="\w+" )?href="[^"]*" style="[^"]*">$/.test(tag))).toBe(true);
    }
  });

  it('a name that looks like an address is no link in any mail program, and has no invisible signs', async () => {
    const { subject, text, html } = await render({ kind: 'activation', name: 'Win \u202Eprize.example/now\u0000', path: '/x', hours: 2, firstMessage: { to: 'evil.example', fictional: false } });
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/prize\.example|evil\.example|[\u202E\u0000]/);
    }
    expect(text).toContain('prize.\u2060example/\u2060now');
  });

  it('a name of a thousand letters is cut', async () => {
    expect((await render({ kind: 'mail-changed', name: 'x'.repeat(1000) })).text).not.toContain('x'.repeat(61));
  });

  it('the letters of a complaint keep their lines', async () => {
    const { html, text } = await render(sampleLetters.at(-1)!);
    expect(html).toContain('afgeschreven.<br>Ik heb');
    expect(text).toContain('afgeschreven.\nIk heb');
  });
});

it('no letter has a place for the text of a message', async () => {
  const letter = { ...sampleLetters[0]!, message: 'TOP SECRET', signup_message: 'TOP SECRET', firstMessage: { to: 'Noor', fictional: false, text: 'TOP SECRET' } } as unknown as Letter;
  const { html, text, subject } = await render(letter);
  expect(html + text + subject).not.toContain('TOP SECRET');
});
