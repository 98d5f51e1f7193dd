import { describe, expect, test } from 'vitest';
import { image, person } from './person';
import { companyInfo, siteSettings } from './site-settings';
import { fullSettings } from './testing/full-answers';
import { user } from './user';

/** The fields as the specification lists them, section 3. */
const specified = (
  'name, domain, domain_language, cdn_prefix, niche, index_title, description, countries, signups, logged_out_search, logged_out_search_trafficsource, geoip_country, ' +
  'geoip_selected_country, minimum_message_costs, message_credits, signup_credits, photo_credits, gift_credits, message_length, support_phone, support_email, push_public_key, ' +
  'enable_site_entry_popup, fictional_icon, fictional_warning, fictional_singular, fictional_plural, visible_profile_fields, visible_profile_notes, search_fields, refund_days, ' +
  'member_resell, company_id, mail_name'
).split(', ');

describe('the fields of the specification', () => {
  test.each(specified)('[E04] the setting %s is read', (field) => {
    const read = siteSettings.parse(fullSettings) as Record<string, unknown>;
    expect(read[field]).toEqual(fullSettings[field as keyof typeof fullSettings]);
  });

  test('[E04] title and description are one text, or a text by language; PHP’s ways to say nothing are nothing', () => {
    const read = (index_title: unknown) => siteSettings.parse({ name: 'Vonk', index_title }).index_title;
    expect([read('Vonk'), read(18), read({ nl: 'Vonk', de: 'Funke' })]).toEqual(['Vonk', '18', { nl: 'Vonk', de: 'Funke' }]);
    expect([read(null), read(false), read([]), read(undefined)]).toEqual([undefined, undefined, undefined, undefined]);
    expect(siteSettings.safeParse({ name: 'Vonk', description: { nl: { text: 'x' } } }).success).toBe(false);
  });

  test.each<[string, unknown, string[]]>([
    ['a sparse list', { 0: 'NL', 2: 'BE' }, ['NL', 'BE']], ['a map of code to name', { NL: 'Nederland', BE: 'België' }, ['NL', 'BE']], ['one text', 'NL, BE', ['NL', 'BE']],
    ['rows', [{ code: 'NL', name: 'Nederland' }, { code: 'BE', name: 'België' }], ['NL', 'BE']], ['a map of code to yes', { NL: true, BE: '1' }, ['NL', 'BE']], ['nothing', false, []],
  ])('[E04] countries are read from %s', (_, countries, codes) => expect(siteSettings.parse({ name: 'Vonk', countries }).countries).toEqual(codes));

  test('[E04] the least a message costs without its currency is not known; the rest of the settings is', () => {
    expect(siteSettings.parse({ name: 'Vonk', minimum_message_costs: { NL: { costs: 60 }, BE: { costs: 70, currency: 'EUR' } } }).minimum_message_costs).toEqual({ BE: { costs: 70, currency: 'EUR' } });
  });

  test('[E04] only the name must be there', () => {
    expect(siteSettings.safeParse({ name: 'Vonk' }).success).toBe(true);
    expect(siteSettings.safeParse({}).error?.issues[0]?.path).toEqual(['name']);
    for (const field of specified.filter((each) => each !== 'name')) expect(siteSettings.safeParse({ ...fullSettings, [field]: null }).success, field).toBe(true);
  });

  test('[E01] of the user status, credits, paid_user, fictional_icon, notifications_disabled and profile are read, as PHP writes them too', () => {
    const told = { status: 'not_confirmed', credits: '12', paid_user: '1', fictional_icon: 'mask', notifications_disabled: ['fbl', 'bounce'], profile: { id: '7', name: 'Noor' } };
    expect(user.parse(told)).toMatchObject({ status: 'not_confirmed', credits: 12, paid_user: true, fictional_icon: 'mask', notifications_disabled: ['fbl', 'bounce'], profile: { id: 7, name: 'Noor' } });
    expect(user.parse({ ...told, paid_user: 0, credits: null, notifications_disabled: null, profile: null })).toMatchObject({ paid_user: false, credits: 0, notifications_disabled: [], profile: null });
  });

  test('[E02] of the profile id, name, country, status and main_image with filename, thumb_filename and match are read; without a photo that is null', () => {
    const told = { id: '7', name: 'Noor', country: 'NL', status: 'disabled', main_image: { filename: '7.webp', thumb_filename: '7s.webp', match: '/match/7.webp' } };
    expect(person.parse(told)).toMatchObject({ ...told, id: 7 });
    expect(image.parse(told.main_image)).toEqual(told.main_image);
    expect(person.parse({ ...told, main_image: null }).main_image).toBeNull();
    expect(person.safeParse({ ...told, id: undefined }).success).toBe(false);
  });

  test('[E05] of the company each field is read', () => {
    const told = {
      name: 'Vonk BV', address: 'Kade 1', kvk: 12345678, city: 'Utrecht', country: 'NL', tradenames: ['Vonk', 'Kade'], vat_numbers: ['NL000000000B01'], support_phone: '030-1234567', delete_discount: '50',
      added: '2026-01-01T00:00:00Z',
    };
    expect(companyInfo.parse(told)).toEqual({ ...told, kvk: '12345678', delete_discount: 50 });
  });
});
