// For tests: what a PHP server may write of the site itself, in settings, company, regions and interests, and what must be read from it.
// Specification, section 3.
import type { Row } from './php-answers';

/** The settings of a server that knows only the site's name. */
const quiet = {
  name: 'Vonk', cdn_prefix: '', niche: 1, countries: [], minimum_message_costs: {}, message_credits: 1, signup_credits: 0, photo_credits: 0, gift_credits: 0,
  message_length: 500, enable_site_entry_popup: false, visible_profile_fields: [], visible_profile_notes: [], search_fields: [], refund_days: 14, member_resell: false, discreet: false,
};
const settingsWith = (says: string, wire: object, read: object): Row => ({ says, wire: { settings: { name: 'Vonk', ...wire } }, read: { settings: { ...quiet, ...read } } });

export const phpSiteAnswers = {
  getSettings: [
    settingsWith('[E04] the name alone', {}, {}),
    settingsWith('[E04] nulls throughout', Object.fromEntries(Object.keys(quiet).filter((key) => key !== 'name').map((key) => [key, null])), {}),
    settingsWith('[E04] numbers as text', { niche: '7', message_credits: '3', message_length: '250', refund_days: '30', gift_credits: '5', company_id: 12 }, { niche: 7, message_credits: 3, message_length: 250, refund_days: 30, gift_credits: 5, company_id: '12' }),
    settingsWith('[E04] countries as a map of code to name', { countries: { NL: 'Nederland', BE: 'België' } }, { countries: ['NL', 'BE'] }),
    settingsWith('[E04] countries as an empty list, costs as an empty list', { countries: [], minimum_message_costs: [] }, {}),
    settingsWith('[E04] what is no country code is left out', { countries: ['NL', 'nederland', 'be', ''] }, { countries: ['NL'] }),
    settingsWith('[E04] costs as text', { minimum_message_costs: { NL: { costs: '60', currency: 'EUR', note: 'x' } } }, { minimum_message_costs: { NL: { costs: 60, currency: 'EUR' } } }),
    settingsWith('[E04] nothing and less count as not said', { message_length: 0, message_credits: '-1', refund_days: 0 }, {}),
    settingsWith('[E04] a popup that is on', { enable_site_entry_popup: 'on', member_resell: 1 }, { enable_site_entry_popup: true, member_resell: true }),
    settingsWith('[E04] false for texts', { support_phone: false, index_title: false, signups: false, logged_out_search: 'none' }, { logged_out_search: 'none' }),
    settingsWith(
      '[E04] fields as one text, a sparse list, a map of yes and no',
      { visible_profile_fields: 'hair, eye,,body ', visible_profile_notes: { 0: 'about', 2: 'hobbies' }, search_fields: { age: 1, region: '0', country: true } },
      { visible_profile_fields: ['hair', 'eye', 'body'], visible_profile_notes: ['about', 'hobbies'], search_fields: ['age', 'country'] },
    ),
    settingsWith(
      '[E04] empty texts and false in the place of numbers, lists and maps',
      { niche: '', refund_days: '', message_credits: false, signup_credits: '', photo_credits: false, gift_credits: false, message_length: '', visible_profile_fields: false, search_fields: false, countries: '', minimum_message_costs: false, index_title: '' },
      {},
    ),
    settingsWith('[E04] one country without costs', { minimum_message_costs: { NL: { costs: '60', currency: 'EUR' }, BE: { costs: null, currency: 'EUR' }, DE: null, AT: { costs: '', currency: null } } }, { minimum_message_costs: { NL: { costs: 60, currency: 'EUR' } } }),
    settingsWith('[T09] that it has the time bonus', { time_bonus: 1 }, { time_bonus: true }),
    settingsWith('[T09] that it has none', { time_bonus: '0' }, { time_bonus: false }),
    settingsWith('[E04] fields as empty text or false words', { visible_profile_fields: '', search_fields: { age: 'false', region: 'true' } }, { search_fields: ['region'] }),
  ],
  getCompanyInfo: [
    { says: '[E05] bare', wire: { name: 'Vonk BV', kvk: 12345678 }, read: { name: 'Vonk BV', kvk: '12345678', tradenames: [], vat_numbers: [] } },
    { says: '[E05] under companyinfo', wire: { companyinfo: { name: 'Vonk BV', tradenames: { 0: 'Vonk' }, delete_discount: null } }, read: { name: 'Vonk BV', tradenames: ['Vonk'], vat_numbers: [], delete_discount: null } },
    { says: '[E05] under company', wire: { company: { city: 'Utrecht', vat_numbers: null } }, read: { city: 'Utrecht', tradenames: [], vat_numbers: [] } },
    { says: '[E05] false for lists and numbers, names as one text', wire: { companyinfo: { vat_numbers: false, tradenames: 'Vonk, Kade', delete_discount: '' } }, read: { tradenames: ['Vonk', 'Kade'], vat_numbers: [], delete_discount: null } },
    { says: '[E05] empty', wire: {}, read: { tradenames: [], vat_numbers: [] } },
  ],
  getRegions: [
    { says: 'per country, as a map of code to name', wire: { regions: { NL: { 'NL-UT': 'Utrecht' }, BE: [] } }, read: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }], BE: [] } } },
    { says: 'as one list with countries', wire: { regions: [{ code: 'NL-UT', name: 'Utrecht', country: 'NL' }, { code: 'NL-ZH', name: 'Zuid-Holland', country: 'NL', id: 3 }] }, read: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }, { code: 'NL-ZH', name: 'Zuid-Holland' }] } } },
    { says: 'per country, as names', wire: { regions: { NL: ['Utrecht'] } }, read: { regions: { NL: [{ code: 'Utrecht', name: 'Utrecht' }] } } },
    { says: 'numbers for codes, and a country that has none', wire: { regions: { NL: [{ code: 12, name: 'Utrecht' }], BE: null } }, read: { regions: { NL: [{ code: '12', name: 'Utrecht' }], BE: [] } } },
    { says: 'a country that has none, bare', wire: { NL: { 'NL-UT': 'Utrecht' }, BE: null, DE: false }, read: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }], BE: [], DE: [] } } },
    { says: 'none, as false', wire: { regions: false }, read: { regions: {} } },
    { says: 'as one sparse list with countries, a row of it nothing', wire: { regions: { 0: null, 2: { code: 'NL-UT', name: 'Utrecht', country: 'NL' } } }, read: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }] } } },
    { says: 'per country, as a sparse list of rows', wire: { regions: { NL: { 1: { code: 'NL-UT', name: 'Utrecht' } } } }, read: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }] } } },
    { says: 'bare', wire: { NL: { 'NL-UT': 'Utrecht' } }, read: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }] } } },
    { says: 'none, as a bare empty list', wire: [], read: { regions: {} } },
    { says: 'none, as an empty list', wire: { regions: [] }, read: { regions: {} } },
    { says: 'none, as null', wire: { regions: null }, read: { regions: {} } },
    { says: 'none, not a word', wire: {}, read: { regions: {} } },
  ],
  getInterests: [
    { says: 'as names', wire: { interests: ['kissing'] }, read: { interests: ['kissing'] } },
    { says: 'as rows, by their key or their name', wire: { interests: [{ id: 1, name: 'Zoenen', key: 'kissing' }, { name: 'music' }, { id: 3 }] }, read: { interests: ['kissing', 'music'] } },
    { says: 'as a map', wire: { interests: { 4: 'sports' } }, read: { interests: ['sports'] } },
    { says: 'as a map of key to name', wire: { interests: { music: 'Muziek', sports: 'Sport' } }, read: { interests: ['music', 'sports'] } },
    { says: 'bare, as a map of key to name', wire: { music: 'Muziek' }, read: { interests: ['music'] } },
    { says: 'bare, as a sparse list', wire: { 0: 'music', 2: 'sports' }, read: { interests: ['music', 'sports'] } },
    { says: 'bare, as a sparse list of rows', wire: { 1: { id: 4, key: 'music' }, 3: null }, read: { interests: ['music'] } },
    { says: 'none, as false', wire: { interests: false }, read: { interests: [] } },
    { says: 'as a map of key to yes', wire: { interests: { music: 1 } }, read: { interests: ['music'] } },
    { says: 'as a map of key to row', wire: { music: { name: 'Muziek' }, x: { id: 3 } }, read: { interests: ['music', 'x'] } },
    { says: 'bare', wire: ['kissing', 'music'], read: { interests: ['kissing', 'music'] } },
    { says: 'none', wire: { interests: null }, read: { interests: [] } },
    { says: 'not a word', wire: {}, read: { interests: [] } },
  ],
} satisfies Record<string, Row[]>;
