import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { GET } from './[name]/route';

vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => undefined }) }));

const server = behindPhp();
let host: string;
beforeEach(() => {
  host = newHost(server.php);
});

const asked = async (query = '', cookie = '') => {
  const response = await GET(new NextRequest(`http://${host}/forms/upgrade${query}`, { headers: { host, cookie } }), { params: Promise.resolve({ name: 'upgrade' }) });
  return { response, data: (await response.json()) as { locale: string; from: string | null; claimSource?: string; messages: Record<string, Record<string, unknown>> } };
};
const price = (amount: number) => ({ amount, currency: 'EUR' });

test('[P02] the prompt over a locked photo names the price of the cheapest bundle, written as the page’s language writes it', async () => {
  server.php.misbehave('/api/discountcode.php', { status: 404, body: { error: { code: 'code_not_found' } } });
  server.php.misbehave('/api/credits.php', { body: { bundles: [{ id: 1, credits: 275, price: price(2495) }, { id: 2, credits: 100, price: price(995) }], methods: [] } });
  const { response, data } = await asked('?lang=de', 'locale=fi');
  expect([data.locale, data.from?.replaceAll(/\s/g, ' '), response.headers.get('cache-control')]).toEqual(['de', '9,95 €', 'private, no-store']);
  expect(Object.keys(data.messages['members']!)).toEqual(['upgrade']);
});

test('[P02] [E14] a saving of the reader’s own is taken off it', async () => {
  server.php.misbehave('/api/credits.php', { body: { bundles: [{ id: 2, credits: 100, price: price(1000) }], methods: [] } });
  server.php.misbehave('/api/discountcode.php', { body: { code: 'TIMEBONUS25', value_percentage: 25, currency: 'EUR', status: 'active', validity: 'single', expired: false, paymentmethods: [] } });
  const { data } = await asked('?lang=en', 'auth=somebody');
  expect(data.from?.replaceAll(/\s/g, ' ')).toBe('€7.50');
});

test('[A03] it makes the claim about Premium with its source in the page’s language, and in another without one not at all', async () => {
  server.php.operator.settingsOf = () => ({ name: 'Vonk', premium_claim_source: { de: 'Zählung unter 1.200 Mitgliedern' } });
  const claims = async (lang: string) => {
    const { data } = await asked(`?lang=${lang}`);
    return [data.claimSource, (data.messages['premium'] as { claim: string }).claim];
  };
  expect(await claims('de')).toEqual(['Zählung unter 1.200 Mitgliedern', expect.stringContaining('46')]);
  expect((await claims('fr'))[0]).toBeUndefined();
});

test('[P02] where nothing can be bought just now it names none; a language that does not exist is the site’s', async () => {
  server.php.misbehave('/api/credits.php', { status: 404, body: { error: { code: 'not_found' } } });
  const { data } = await asked('?lang=xx');
  expect([data.locale, data.from]).toEqual(['nl', null]);
});
