import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { locales } from '@/lib/site/languages/locales';
import { legalPage } from '@/tests/legal-page';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { FaqScreen } from './faq-screen';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', class { observe() {} unobserve() {} disconnect() {} });
  Element.prototype.scrollIntoView = vi.fn();
  window.location.hash = '';
});

const settings = {
  support_phone: '+31 20-123 45 67', message_credits: 5, gift_credits: 10, refund_days: 21,
  geoip_country: 'NL', minimum_message_costs: { NL: { costs: 50, currency: 'EUR' } },
};
const show = async (more: object = {}, company: object = {}) => renderInDutch(<FaqScreen {...await legalPage('faq', { ...settings, ...more }, company)} />);
const questions = () => [...document.querySelectorAll('details')].filter((question) => !question.closest('[hidden]'));
const field = () => screen.getByRole('searchbox', { name: 'Zoek in de antwoorden' });

test('[R20] every question stands under its topic, closed, and its topic in the contents', async () => {
  await show();
  expect(questions().length).toBeGreaterThan(15);
  expect(questions().every(({ open }) => !open)).toBe(true);
  const topics = within(screen.getByRole('navigation', { name: 'Onderwerpen' })).getAllByRole('link');
  expect(topics.map(({ textContent }) => textContent)).toEqual(['Account', 'Credits en betalen', 'Fictieve profielen', 'Veiligheid', 'Notificaties']);
});

test('[R20] a word leaves the questions that have it, accents and capitals aside, and says how many', async () => {
  await show();
  await userEvent.type(field(), 'KORTINGSCODE');
  expect(questions().map((question) => question.querySelector('summary')!.textContent)).toEqual(['Hoe gebruik ik een kortingscode?']);
  expect(screen.getByRole('status').textContent).toBe('Gevonden antwoorden: 1');
  await userEvent.clear(field());
  await userEvent.type(field(), 'privefoto onscherp');
  expect(questions()).toHaveLength(1);
  await userEvent.clear(field());
  expect(questions().length).toBeGreaterThan(15);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what no answer mentions is said, with a way to ask it', async () => {
  await show();
  await userEvent.type(field(), 'zeppelin');
  expect(questions()).toHaveLength(0);
  expect(screen.getByRole('status').textContent).toMatch(/^Hier staat niets over/);
  expect(screen.getByRole('link', { name: 'Support en contact' }).getAttribute('href')).toBe('/pages/service');
  expect(screen.getByRole('link', { name: '+31 20-123 45 67' }).getAttribute('href')).toBe('tel:+31201234567');
});

test('an address that names an answer opens it', async () => {
  window.location.hash = '#credits-refund';
  await show();
  const open = questions().filter((question) => question.open);
  expect(open.map((question) => question.querySelector('summary')!.textContent)).toEqual(['Kan ik mijn geld terugkrijgen?']);
  expect(readText(open[0]!)).toContain('Herroep je binnen 21 dagen na de aankoop');
});

test('an address that names nothing, not even what can be decoded, opens nothing', async () => {
  window.location.hash = '#%';
  await show();
  expect(questions().some((question) => question.open)).toBe(false);
});

test('[E04] what things cost comes from the settings; what is free or unknown is not named', async () => {
  await show();
  const answer = readText(document.getElementById('credits-cost')!);
  expect(answer).toContain('Bericht: 5 credits');
  expect(answer).toContain('Cadeau: vanaf 10 credits');
  expect(answer).toContain('minstens € 0,50');
  expect(answer).not.toContain('Privéfoto');
});

test('[A03] the claim about Premium stands beside its source, or not at all', async () => {
  const { unmount } = await show({ premium_claim_source: 'telling onder 1.200 leden' });
  expect(readText(document.getElementById('credits-premium')!)).toContain('46% meer kans op een match. Bron: telling onder 1.200 leden');
  unmount();
  // An operator's source is in one language; to who reads another the claim is not made.
  const { unmount: again } = await show({ premium_claim_source: 'telling onder 1.200 leden', domain_language: 'de' });
  expect(readText(document.body)).not.toContain('46');
  again();
  await show();
  expect(readText(document.body)).not.toContain('46');
});

test('[E05] the discount for who stays is the company’s', async () => {
  await show({}, { delete_discount: 25 });
  expect(readText(document.getElementById('account-delete')!)).toContain('25% korting');
});

test.each(locales)('[R20] in %s nothing stays unfilled, whatever the server leaves out', async (locale) => {
  renderInDutch(<FaqScreen {...await legalPage('faq', {}, {}, locale)} />);
  expect(readText(document.body)).not.toMatch(/[{}<>]|\bundefined\b|\bnull\b|NaN|sections\./);
});
