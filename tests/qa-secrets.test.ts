// What a recording holds of a server, and what it never does. docs/qa.md
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '@/e2e/mock/scenario';
import { whatIsRead } from '@/e2e/mock/what-is-read';
import { withoutSecrets } from '@/e2e/mock/without-secrets';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { errorAnswer } from '@/lib/contract/errors';
import { fullAnswers } from '@/lib/contract/testing/full-answers';

describe('who somebody is, and the keys to what is theirs', () => {
  it('are not kept by the names of their fields, whatever stands before or behind the name', () => {
    const kept = JSON.stringify(withoutSecrets({ user: { email: 'wie@vonk.test', name: 'Wie' }, account: { iban: 'NL91ABNA0417164300', otp: '123456' }, rows: [{ token: 'abc' }], pending_email: 'wie@vonk.test', lat: 52.0907, lon: '5.1214' }));
    expect(kept).not.toMatch(/wie@|NL91|123456|abc|52\.|5\.12/);
    expect(kept).toContain('Wie');
    expect(withoutSecrets({ otp: '1', lat: 5, email: '', date_of_birth: '1984-07-30', born_at: 'Zeist' })).toEqual({ otp: '0', lat: 0, email: '', date_of_birth: '1990-01-01', born_at: 'Zeist' });
    expect(withoutSecrets({ phone: ['0612345678', 31], address: { line: 'Kade 1', floors: [2], lift: true } })).toEqual({ phone: ['0', 0], address: { line: 'line@qa.example', floors: [0], lift: true } });
    const all = { postcode: 'x1', postalCode: 'x2', zip_code: 'x3', telephone: 'x4', mobile: 'x5', phone2: 'x6', phoneNumber: 'x7', bic: 'x8', account_holder: 'x9', account_number: 'x10', ip_address: 'x11', session_id: 'x12', csrf_token: 'x13', apiKey: 'x14', 'e-mail': 'x15', home_address: 'x16', address_line1: 'x17', longitude: 'x18' };
    expect(JSON.stringify(withoutSecrets(all))).not.toMatch(/"x\d/);
  });

  it('are not kept in the middle of a text either: addresses, accounts, what a link holds', () => {
    const said = (text: string) => withoutSecrets({ error: { message: text } }) as { error: { message: string } };
    expect(said('No mail to Wie.Dan+2@post.vonk.test, nor to wie%40vonk.test').error.message).toBe('No mail to somebody@qa.example, nor to somebody@qa.example');
    expect(said('Account nl91 abna 0417 1643 00 of mij, BE68539007547034 and DE89 3704 0044 0532 0130 00.').error.message).toBe('Account (IBAN) of mij, (IBAN) and (IBAN).');
    expect(said('NL91ABNA0417164301 is none; AB12cdef3456, photo@2x.webp').error.message).toBe('NL91ABNA0417164301 is none; AB12cdef3456, photo@2x.webp');
    expect(withoutSecrets('<a href="/activate?lang=nl&token=s3cr3t">')).toBe('<a href="/activate?lang=nl&token=hidden">');
    expect(withoutSecrets('/activate/error?reason=expired')).toBe('/activate/error?reason=expired');
  });

  it('an address of a payment has no query, no name of somebody and no key in its path', () => {
    const url = (checkout_url: string) => (withoutSecrets({ order: { checkout_url } }) as { order: { checkout_url: string } }).order.checkout_url;
    expect(url('https://wie:dan@pay.example.org/checkout/4f9aK2vX81LmQw77/ideal?x=abc#y')).toBe('https://pay.example.org/checkout/hidden/ideal');
    expect(url('/sandbox/payment/sb_1?key=abc')).toBe('/sandbox/payment/sb_1');
  });

  it('what a site says of itself stays', () => {
    const site = { support_phone: '030-1234567', support_email: 'help@vonk.test' };
    expect(withoutSecrets(site)).toEqual(site);
    expect(withoutSecrets({ address: 'Kade 1' }, '', true)).toEqual({ address: 'Kade 1' });
    expect(withoutSecrets({ address: 'Kade 1' })).not.toEqual({ address: 'Kade 1' });
  });

  it('no recording holds them', () => {
    const folder = 'e2e/mock/scenarios';
    for (const file of readdirSync(folder)) {
      for (const { name, query, body, headers } of (JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Scenario).exchanges) {
        const kept = { query, body, headers };
        const cleared = { query: withoutSecrets(query), body: withoutSecrets(body, '', name === 'getCompanyInfo'), headers: withoutSecrets(headers) };
        expect(cleared, `${file}: ${name}`).toEqual(kept);
      }
    }
  });
});

describe('of an answer', () => {
  const read = (name: EndpointName, body: unknown) => whatIsRead(endpoints[name].response, body);

  it('only the fields that the product reads are kept, each of those', () => {
    const raw = { user: { credits: 5, profile: { id: 1, name: 'Robin', notes_of_staff: 'lang' }, bsn_copy: 'x', groups: [{ secret_note: 'y' }] }, debug: { sql: 'SELECT' } };
    expect(read('getUser', raw)).toEqual({ user: { credits: 5, profile: { id: 1, name: 'Robin' } } });
    expect(read('listChats', { chats: { 4: { conversation: { id: 3, row: 'z' }, profile: { id: 7 } } } })).toEqual({ chats: { 4: { conversation: { id: 3 }, profile: { id: 7 } } } });
    expect(read('getRegions', { NL: [{ code: 'NL-UT', name: 'Utrecht' }] })).toEqual({ NL: [{ code: 'NL-UT', name: 'Utrecht' }] });
    expect(read('saveLanguage', { user: { name: 'Wie' } })).toEqual({});
    for (const [name, body] of Object.entries(fullAnswers)) {
      const { response, mark }: Endpoint = endpoints[name as EndpointName];
      const part = whatIsRead(response, body);
      if (response._zod.def.type !== 'unknown') expect(response.safeParse(part), name).toEqual(response.safeParse(body));
      if (mark) expect(part, name).toHaveProperty(mark);
    }
  });

  it('of a refusal too; what does not fit the contract stays whole', () => {
    expect(whatIsRead(errorAnswer, { error: { code: 'locked_out', message: 'Wacht', params: { minutes: 15 }, trace: 'x' }, sql: 'y' })).toEqual({ error: { code: 'locked_out', message: 'Wacht', params: { minutes: 15 } } });
    expect(read('listChats', { chats: 'none', why: 'broken' })).toEqual({ chats: 'none', why: 'broken' });
    expect([read('getUser', '<b>PHP</b>'), read('getUser', null)]).toEqual(['<b>PHP</b>', null]);
  });
});
