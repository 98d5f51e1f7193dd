import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { locales } from '@/lib/site/languages/locales';
import { staticPages, type StaticPage } from '@/lib/site/addresses/static-pages';
import { legalPage } from '@/tests/legal-page';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { LegalScreen } from './legal-screen';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class { observe() {} unobserve() {} disconnect() {} });
});

const company = {
  name: 'Voorbeeld Media B.V.', address: 'Voorbeeldstraat 1, 3511 AA', kvk: '12345678', city: 'Utrecht', country: 'NL',
  tradenames: ['Vonk', 'Kade'], vat_numbers: ['NL000000000B01'], support_phone: '+31 30 765-43 21', delete_discount: 20, added: '2025-03-07T10:00:00Z',
};
const show = async (page: StaticPage, settings: object = {}, of: object = company) => renderInDutch(<LegalScreen {...await legalPage(page, settings, of)} />);
const whole = () => readText(document.body);
const rules = staticPages.filter((page) => page !== 'faq');

describe('[R20] a page of rules', () => {
  test.each(rules)('%s: every entry of its contents leads to a section with that title', async (page) => {
    await show(page);
    const entries = within(screen.getByRole('navigation', { name: 'Op deze pagina' })).getAllByRole('link');
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) expect(document.getElementById(entry.getAttribute('href')!.slice(1))?.textContent).toBe(entry.textContent);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test.each(locales)('in %s nothing stays unfilled, whatever the server leaves out', async (locale) => {
    for (const page of rules) {
      const { unmount } = renderInDutch(<LegalScreen {...await legalPage(page, {}, {}, locale)} />);
      expect(whole()).not.toMatch(/[{}<>]|\bundefined\b|\bnull\b|NaN|sections\./);
      unmount();
    }
  });
});

describe('[E05] who runs the site', () => {
  test('name, trade names, address, city, country, KvK, VAT and phone stand in the terms', async () => {
    await show('terms');
    const facts = Object.fromEntries([...document.querySelectorAll('.facts > div')].map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent]));
    expect(facts).toEqual({
      Bedrijf: 'Voorbeeld Media B.V.', Handelsnamen: 'Vonk, Kade', Adres: 'Voorbeeldstraat 1, 3511 AA, Utrecht, Nederland',
      'KvK-nummer': '12345678', 'Btw-nummer': 'NL000000000B01', Telefoon: '+31 30 765-43 21',
    });
  });

  test('[S25] the phone is linked without dashes and spaces; a company of which nothing is known has no list', async () => {
    const { unmount } = await show('service');
    expect(screen.getAllByRole('link', { name: '+31 30 765-43 21' })[0]!.getAttribute('href')).toBe('tel:+31307654321');
    unmount();
    await show('service', {}, {});
    expect(document.querySelector('.facts')).toBeNull();
    expect(whole()).not.toContain('Telefoon');
  });
});

describe('the settings in the texts', () => {
  test('[B05] the days of withdrawal are those of the settings, in words that fit them', async () => {
    const { unmount } = await show('return-policy', { refund_days: 30 });
    expect(whole()).toContain('Je kunt elke aankoop van credits tot 30 dagen daarna herroepen.');
    unmount();
    await show('return-policy', { refund_days: 1 });
    expect(whole()).toContain('Kort gezegd: binnen 1 dag na een aankoop herroep je die met een knop');
  });

  test('[B05] an account can be had back for 14 days', async () => {
    await show('terms');
    expect(whole()).toContain('haal je het binnen 14 dagen terug met de link in onze e-mail');
  });

  test('[E04] the least a message costs stands by country, in its own money', async () => {
    await show('terms', { minimum_message_costs: { PL: { costs: 215, currency: 'PLN' }, BE: { costs: 45, currency: 'EUR' }, '??': { costs: 1, currency: 'no' } } });
    const rows = within(screen.getByRole('table', { name: 'Wat een bericht minstens kost' })).getAllByRole('row').slice(1);
    expect(rows.map(readText)).toEqual(['België€ 0,45', 'PolenPLN 2,15']);
  });

  test('[E04] support’s address, and that members may be referred, stand where the settings say so', async () => {
    const { unmount } = await show('privacy', { support_email: 'hulp@vonk.test', member_resell: true });
    expect(screen.getAllByRole('link', { name: 'hulp@vonk.test' })[0]!.getAttribute('href')).toBe('mailto:hulp@vonk.test');
    expect(whole()).toContain('doorverwijzen naar een andere datingsite');
    unmount();
    await show('privacy');
    expect(whole()).not.toContain('doorverwijzen');
  });

  test('[E04] the label of fictional profiles stands in the terms as this site words it', async () => {
    await show('terms', { fictional_singular: 'Speelprofiel', fictional_warning: 'Alleen chatten' });
    expect(readText(document.querySelector('.fictional')!)).toBe('Speelprofiel – Alleen chatten');
  });
});

test('[B09] the terms carry the date the company was added, never one before December 2023', async () => {
  const { unmount } = await show('terms');
  expect(screen.getByText('Versie van 7 maart 2025')).toBeTruthy();
  unmount();
  await show('terms', {}, { added: '2019-01-01T00:00:00Z' });
  expect(screen.getByText('Versie van 1 december 2023')).toBeTruthy();
});

test.each(locales)('in %s every link into the site carries the host that stands before it on paper', async (locale) => {
  for (const page of rules) {
    const { container, unmount } = renderInDutch(<LegalScreen {...await legalPage(page, {}, company, locale)} />);
    for (const link of container.querySelectorAll(".legal :is(p, li) a[href^='/']")) expect([page, link.getAttribute('data-host')]).toEqual([page, 'vonk.test']);
    unmount();
  }
});
