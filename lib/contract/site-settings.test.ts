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

  test('[E04] only the name must be there', () => {
    expect(siteSettings.safeParse({ name: 'Vonk' }).success).toBe(true);
    expect(siteSettings.safeParse({}).error?.issues[0]?.path).toEqual(['name']);
    for (const field of specified.filter((each) => each !== 'name')) expect(siteSettings.safeParse({ ...fullSettings, [field]: null }).success, field).toBe(true);
  });

  test('[E01] the user’s: status, credits, paid_user, fictional_icon, notifications_disabled, profile', () => {
    expect(Object.keys(user.shape)).toEqual(expect.arrayContaining(['status', 'credits', 'paid_user', 'fictional_icon', 'notifications_disabled', 'profile']));
  });

  test('[E02] the profile’s: id, name, country, status, main_image with filename, thumb_filename and match', () => {
    expect(Object.keys(person.shape)).toEqual(expect.arrayContaining(['id', 'name', 'country', 'status', 'main_image']));
    expect(Object.keys(image.shape)).toEqual(expect.arrayContaining(['filename', 'thumb_filename', 'match']));
  });

  test('[E05] the company’s', () => {
    const fields = ['name', 'address', 'kvk', 'city', 'country', 'tradenames', 'vat_numbers', 'support_phone', 'delete_discount', 'added'];
    expect(Object.keys(companyInfo.shape).sort()).toEqual([...fields].sort());
  });
});
