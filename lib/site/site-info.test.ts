import { describe, expect, test } from 'vitest';
import { companyInfo, siteSettings } from '../contract/site-settings';
import { companyLine, siteInfo, siteOfMember } from './site-info';

const info = (settings: object, locale: 'nl' | 'en' | 'de' = 'nl', trafficSource = false) =>
  siteInfo(siteSettings.parse({ name: 'Vonk', ...settings }), { locale, niche: 'general' }, trafficSource);

describe('what a screen knows of its site', () => {
  test('[E04] a server that knows only the name gives a site that stands', () => {
    expect(info({})).toMatchObject({
      name: 'Vonk', intlLocale: 'nl-NL', country: null, countries: [], cdnPrefix: '', messageCredits: 1, messageCost: null, messageLength: 500, gifts: false, searchFields: [], loggedOutSearch: true,
    });
  });

  test('[E04] the country that the visitor chose goes before the one the network tells', () => {
    expect(info({ geoip_country: 'BE', geoip_selected_country: 'NL' }).country).toBe('NL');
    expect(info({ geoip_country: 'BE' })).toMatchObject({ country: 'BE', intlLocale: 'nl-BE' });
    expect(info({ geoip_country: 'XX' })).toMatchObject({ country: 'XX', intlLocale: 'nl-NL' });
  });

  test('[E04] a message costs what it costs in the visitor’s country', () => {
    const minimum_message_costs = { NL: { costs: '60', currency: 'EUR' }, CH: { costs: 90, currency: 'CHF' } };
    expect(info({ minimum_message_costs, geoip_country: 'CH' }).messageCost).toEqual({ amount: 90, currency: 'CHF' });
    expect(info({ minimum_message_costs, geoip_country: 'FR' }).messageCost).toBeNull();
    expect(info({ minimum_message_costs }).messageCost).toEqual({ amount: 60, currency: 'EUR' });
    expect(info({ minimum_message_costs: [], geoip_country: 'NL' }).messageCost).toBeNull();
  });

  test('[E04] the operator’s words for fictional profiles count where there are any', () => {
    const settings = { fictional_singular: 'Fictief', fictional_plural: '', fictional_warning: null, fictional_icon: 'F' };
    expect(info(settings).fictional).toEqual({ singular: 'Fictief', plural: undefined, warning: undefined, icon: 'F' });
    expect(info({ ...settings, domain_language: 'de' }).fictional).toEqual({ singular: undefined, plural: undefined, warning: undefined, icon: 'F' });
  });

  test('[E01] a member’s own icon for fictional profiles goes before the site’s', () => {
    const site = info({ fictional_singular: 'Fictief', fictional_icon: '/site.svg' });
    expect(siteOfMember(site, { fictional_icon: '/own.svg' })).toEqual({ ...site, fictional: { ...site.fictional, icon: '/own.svg' } });
    for (const none of ['', undefined]) expect(siteOfMember(site, { fictional_icon: none })).toBe(site);
  });

  test.each([
    [{}, true, true],
    [{ logged_out_search: 'all' }, true, true],
    [{ logged_out_search: 'none' }, false, false],
    [{ logged_out_search: 'none', logged_out_search_trafficsource: 'all' }, false, true],
    [{ logged_out_search: 'all', logged_out_search_trafficsource: 'none' }, true, false],
  ])('[T16] with %j visitors may search: %s, and with a traffic source: %s', (settings, without, within) => {
    expect(info(settings).loggedOutSearch).toBe(without);
    expect(info(settings, 'nl', true).loggedOutSearch).toBe(within);
  });
});

test('[T15] a site for those with a traffic source takes sign-ups of nobody else', () => {
  expect(info({ signups: 'with_trafficsource' }).signUpOpen).toBe(false);
  expect(info({ signups: 'with_trafficsource' }, 'nl', true).signUpOpen).toBe(true);
});

describe('the company at the foot of a page', () => {
  test('[E05] is named with what is known of it', () => {
    expect(companyLine(companyInfo.parse({ name: 'Vonk BV', kvk: 12345678, city: 'Utrecht' }))).toBe('Vonk BV · KvK 12345678 · Utrecht');
    expect(companyLine(companyInfo.parse({ name: 'Vonk BV' }))).toBe('Vonk BV');
    expect(companyLine(companyInfo.parse({}))).toBe('');
  });
});
