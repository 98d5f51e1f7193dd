// A server that has the calls of the specification and no other, with the fields of the specification and no other: a script that has one
// takes no other method, and overlooks a query that it does not know. Specification, sections 3 and 7; a test holds it to them.
import type { Answer } from '@/lib/contract/endpoint';
import type { endpoints, EndpointName } from '@/lib/contract/endpoints';
import { refuse, type Mocks } from './answers';

type Wire<Name extends EndpointName> = Answer<(typeof endpoints)[Name]>;

const day = 24 * 60 * 60_000;
const user = {
  status: 'active', credits: 40, paid_user: false, fictional_icon: 'F', notifications_disabled: [],
  profile: { id: 1, name: 'Robin', country: 'NL', status: 'active', main_image: { filename: 'robin.webp', thumb_filename: 'robin-s.webp' } },
} as Wire<'getUser'>['user'];
const discount = { country: 'NL', user_id: 1, value_percentage: 25, currency: 'EUR', minimum_order_value: 0, status: 'active', validity: 'once-per-user', expired: false, paymentmethods: ['ideal', 'paypal'] };

export const documentedWorld: Mocks = {
  getSettings: {
    settings: {
      name: 'Vonk van QA', domain: 'qa.localhost', domain_language: 'nl', cdn_prefix: 'https://cdn.qa.example/', niche: 1, index_title: 'Vonk van QA', description: 'Een site van QA', countries: ['NL', 'BE', 'DE'], signups: 'all',
      logged_out_search: 'all', logged_out_search_trafficsource: 'all', geoip_country: 'NL', geoip_selected_country: 'NL', minimum_message_costs: { NL: { costs: 50, currency: 'EUR' } }, message_credits: 5, signup_credits: 25,
      photo_credits: 0, gift_credits: 10, message_length: 500, support_phone: '030-1234567', support_email: 'help@qa.example', enable_site_entry_popup: false, fictional_icon: 'F', fictional_warning: 'Fysiek contact niet mogelijk',
      fictional_singular: 'Fictief profiel', fictional_plural: 'Fictieve profielen', visible_profile_fields: [], visible_profile_notes: [], search_fields: [], refund_days: 14, member_resell: false, company_id: 1, mail_name: 'Vonk van QA',
    },
  },
  getCompanyInfo: { name: 'QA Media B.V.', address: 'Kade 1', kvk: '00000000', city: 'Utrecht', country: 'NL', tradenames: ['Vonk van QA'], vat_numbers: [], support_phone: '030-1234567', delete_discount: 25, added: '2024-02-01T00:00:00Z' },
  getRegions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }, { code: 'NL-NH', name: 'Noord-Holland' }], BE: [], DE: [] },
  getInterests: ['music', 'sports', 'cooking'],
  getUser: { user },
  login: { user },
  saveLanguage: {},
  savePush: {},
  logout: {},
  notePageHidden: {},
  geocode: { country: 'NL', region: 'NL-UT', city: 'Utrecht' },
  listChats: { chats: [{ conversation: { id: 3 }, profile: { id: 7 }, num_unread_messages: 2 }, { conversation: { id: 4 }, profile: { id: 8 }, num_unread_messages: 0 }] },
  removeChat: {},
  listLikes: { profiles: [{ id: 8, like_new: false }], liked_by: [{ id: 9, like_new: true }, { id: 8, like_new: false }] },
  getAutoLike: { id: 9, main_image: { match: 'iris-match.webp' } },
  getDiscountCode: ({ query, at }) => {
    const code = query.welcome ? 'WELKOM25' : query.code;
    return code === 'WELKOM25' ? { code, ...discount, expires: new Date(at + 3 * day).toISOString() } : refuse('code_not_found');
  },
};
