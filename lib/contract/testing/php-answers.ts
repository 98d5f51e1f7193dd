// For tests: what a PHP server may write for each call, and what must be read from it. Decisions, 'Calls': documented fields
// only, numbers as text, nulls, [] for an empty map, fields that nobody knows.
import type { EndpointName } from '../endpoints';

type Row = { says: string; wire: unknown; read: unknown };

const bare = { id: 7, name: '' };
const nobody = { notifications_disabled: [], credits: 0, paid_user: false };

/** The settings of a server that knows only the site's name. */
const quiet = {
  name: 'Vonk', cdn_prefix: '', niche: 1, countries: [], minimum_message_costs: {}, message_credits: 1, signup_credits: 0, photo_credits: 0, gift_credits: 0,
  message_length: 500, enable_site_entry_popup: false, visible_profile_fields: [], visible_profile_notes: [], search_fields: [], refund_days: 14, member_resell: false, discreet: false, time_bonus: true,
};
const settingsWith = (says: string, wire: object, read: object): Row => ({ says, wire: { settings: { name: 'Vonk', ...wire } }, read: { settings: { ...quiet, ...read } } });
const anything: Row[] = [{ says: 'whatever the answer is', wire: { ok: 1 }, read: { ok: 1 } }, { says: 'an empty list', wire: [], read: [] }];

const userRows: Row[] = [
  { says: '[E01] no user, as null', wire: { user: null }, read: { user: null } },
  { says: '[E01] no user, as false', wire: { user: false }, read: { user: null } },
  { says: '[E01] no user, as an empty text', wire: { user: '' }, read: { user: null } },
  { says: '[E01] no user, as an empty list', wire: { user: [] }, read: { user: null } },
  { says: '[E01] no user, not a word', wire: {}, read: { user: null } },
  {
    says: '[E01] numbers and yes or no as text, a list for notifications, fields that nobody knows',
    wire: {
      user: {
        status: 'not_confirmed', credits: '10.00', paid_user: '1', fictional_icon: '', notifications_disabled: ['fbl', 'bounce'],
        profile: { id: '7', name: 'Noor', main_image: null }, shoe_size: 43, nested: { a: [1] },
      },
      time: 1,
    },
    read: { user: { status: 'not_confirmed', credits: 10, paid_user: true, fictional_icon: '', notifications_disabled: ['fbl', 'bounce'], profile: { id: 7, name: 'Noor', main_image: null } } },
  },
  { says: '[E01] one field alone', wire: { user: { status: 'active' } }, read: { user: { ...nobody, status: 'active' } } },
  {
    says: '[E01] nulls throughout',
    wire: { user: { status: null, credits: null, paid_user: null, fictional_icon: null, notifications_disabled: null, profile: null } },
    read: { user: { ...nobody, profile: null } },
  },
  {
    says: '[E01] false for an icon, a sparse list as a map',
    wire: { user: { credits: 0, fictional_icon: false, notifications_disabled: { 1: 'bounce' } } },
    read: { user: { ...nobody, notifications_disabled: ['bounce'] } },
  },
];

export const phpAnswers: Record<EndpointName, Row[]> = {
  getCredits: [{ says: 'nothing for sale', wire: { bundles: null }, read: { bundles: [], methods: [] } }],
  saveSpendingLimit: [{ says: 'numbers as text', wire: { spending: { spent: { amount: '0', currency: 'EUR' }, limit: null } }, read: { spending: { spent: { amount: 0, currency: 'EUR' }, limit: null } } }],
  getDiscountCode: [
    { says: '[C12] none, as false', wire: false, read: null },
    { says: '[C12] none, as null', wire: null, read: null },
    { says: '[C12] none, as an empty list', wire: [], read: null },
    { says: '[C12] none, under its name', wire: { discountcode: false }, read: null },
    {
      says: '[C12] [E14] under its name, numbers as text, 1 for yes',
      wire: { discountcode: { code: 'A', value_percentage: '25.0', minimum_order_value: '995', user_id: '7', expired: '0', paymentmethods: null } },
      read: { code: 'A', value_percentage: 25, minimum_order_value: 995, user_id: 7, expired: false, paymentmethods: [] },
    },
    { says: '[E14] bare, with the code alone', wire: { code: 'A' }, read: { code: 'A', value_percentage: 0, paymentmethods: [] } },
  ],
  createOrder: [{ says: '[E13] the documented fields alone', wire: { order: { payment_id: 'x1', credits: '100', amount: '995' } }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'pending' } } }],
  getOrder: [{ says: '[T12] a state that nobody knows is undecided', wire: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'odd' } }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'pending' } } }],
  listOrders: [{ says: 'none', wire: {}, read: { transactions: [] } }],
  withdrawOrder: [{ says: '[E13] the documented fields alone', wire: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'refunded' } }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'refunded' } } }],
  notePayment: anything,
  startDirectDebit: [
    { says: 'no word of where the code went', wire: { order: { payment_id: 'x1', credits: 100, amount: '995' }, code_sent: {} }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'pending' }, code_sent: {} } },
  ],
  resendOtp: [{ says: 'no word of where the code went', wire: { code_sent: {} }, read: { code_sent: {} } }],
  confirmDirectDebit: [{ says: '[E13] the documented fields alone', wire: { order: { payment_id: 'x1', credits: 100, amount: 995 } }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'pending' } } }],
  getUser: userRows,
  login: userRows,
  saveLanguage: anything,
  savePush: anything,
  logout: anything,
  signUp: [
    { says: 'no user, the mail as a number', wire: { user: false, mail_sent: 1 }, read: { user: null, mail_sent: true } },
    { says: '[E01] the user alone', wire: { user: { status: 'not_confirmed' } }, read: { user: { ...nobody, status: 'not_confirmed' } } },
    { says: 'not a word', wire: {}, read: { user: null } },
  ],
  activation: [
    { says: 'no message', wire: { open_steps: ['confirm'], message: null }, read: { open_steps: ['confirm'], message: null } },
    { says: 'not a word', wire: {}, read: { open_steps: [] } },
    { says: 'numbers as text', wire: { message: { text: 'Hoi', sent: '1', conversation_id: '3', cost: '5' } }, read: { open_steps: [], message: { text: 'Hoi', sent: true, conversation_id: 3, cost: 5 } } },
  ],
  activate: anything,
  resendActivation: anything,
  uploadPhoto: [{ says: 'the photo alone, its key as text', wire: { photo: { id: '5', filename: 'a.webp', thumb_filename: null } }, read: { photo: { id: 5, filename: 'a.webp' }, photos: [] } }],
  changePhotos: [{ says: 'keys as text', wire: { photos: { 0: { id: '6', filename: 'c.webp' } } }, read: { photos: [{ id: 6, filename: 'c.webp' }] } }],
  removePhoto: [{ says: 'none left', wire: { photos: null }, read: { photos: [] } }],
  saveProfile: [{ says: '[E02] the key alone', wire: { profile: { id: '7' } }, read: { profile: { ...bare, photos: [], interests: [] } } }],
  requestPasswordReset: anything,
  checkResetLink: [{ says: 'not a word', wire: {}, read: {} }, { says: 'the address, or that there is none', wire: { email: null }, read: {} }],
  resetPassword: anything,
  requestMailChange: anything,
  confirmMailChange: [{ says: 'not a word', wire: {}, read: {} }],
  undoMailChange: [{ says: 'not a word', wire: { email: false }, read: {} }],
  resendMailChange: anything,
  cancelMailChange: anything,
  getAccount: [
    { says: 'nothing at all', wire: {}, read: { invisible: false, hide_fictional: false, show_distance: true } },
    { says: 'flags and numbers as strings', wire: { invisible: '1', hide_fictional: 0, show_distance: '0', push_browsers: '2', pending_email: false }, read: { invisible: true, hide_fictional: false, show_distance: false, push_browsers: 2 } },
  ],
  saveAccount: anything,
  changePassword: anything,
  removePush: anything,
  listSessions: [{ says: 'a sparse list, keys as strings', wire: { sessions: { 2: { id: '4', current: 1 } } }, read: { sessions: [{ id: 4, current: true }] } }],
  endSessions: anything,
  exportData: anything,
  geocode: [{ says: 'the region alone, numbers as strings', wire: { country: 'NL', region: 'NL-UT', city: false, lat: '52.1', lon: '5.1' }, read: { country: 'NL', region: 'NL-UT', lat: 52.1, lon: 5.1 } }],
  requestReactivation: anything,
  reactivate: anything,
  sendComplaint: [{ says: 'the number alone', wire: { number: 'K-1' }, read: { number: 'K-1' } }],
  findMatches: [
    { says: 'numbers as text', wire: { matches: [{ member: { id: '7' }, equal: '2' }], total: '1' }, read: { matches: [{ member: bare, equal: 2 }], total: 1 } },
    { says: 'nobody', wire: {}, read: { matches: [], total: 0 } },
  ],
  listSwipeCards: [
    { says: 'numbers as text, cards as a map', wire: { likes_left: '3', next_at: '2026-11-22', cards: { 4: { id: '7' } } }, read: { likes_left: 3, next_at: '2026-11-22', cards: [{ ...bare, interests: [], photos: [] }], liked_today: [] } },
    { says: 'not a word', wire: {}, read: { likes_left: 0, cards: [], liked_today: [] } },
  ],
  swipeProfile: [{ says: 'numbers as text', wire: { likes_left: '0', next_at: null, match: '1' }, read: { likes_left: 0, next_at: null, match: true } }],
  takeBackPass: [{ says: 'not a word', wire: {}, read: { likes_left: 0 } }],
  listBlocked: [{ says: 'an id as text', wire: { blocked: [{ id: '7' }] }, read: { blocked: [bare] } }, { says: 'nobody', wire: { blocked: null }, read: { blocked: [] } }],
  blockMember: [{ says: 'as a number', wire: { blocked: 1 }, read: { blocked: true } }],
  unblockMember: [{ says: 'as text', wire: { blocked: '0' }, read: { blocked: false } }],
  draftReport: [{ says: 'whom it is about alone', wire: { member: { id: '7' } }, read: { member: bare, messages: [] } }],
  sendReport: [
    { says: 'number and moment alone', wire: { report: { number: 'M-1', received_at: '2026-11-21' } }, read: { report: { number: 'M-1', received_at: '2026-11-21' } } },
  ],
  listReports: [{ says: 'none', wire: {}, read: { reports: [] } }],
  markRead: anything,
  removeChat: anything,
  sendTyping: anything,
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
    settingsWith('[E04] fields as empty text or false words', { visible_profile_fields: '', search_fields: { age: 'false', region: 'true' } }, { search_fields: ['region'] }),
  ],
  getCompanyInfo: [
    { says: '[E05] bare', wire: { name: 'Vonk BV', kvk: 12345678 }, read: { name: 'Vonk BV', kvk: '12345678', tradenames: [], vat_numbers: [] } },
    { says: '[E05] under companyinfo', wire: { companyinfo: { name: 'Vonk BV', tradenames: { 0: 'Vonk' }, delete_discount: null } }, read: { name: 'Vonk BV', tradenames: ['Vonk'], vat_numbers: [], delete_discount: null } },
    { says: '[E05] under company', wire: { company: { city: 'Utrecht', vat_numbers: null } }, read: { city: 'Utrecht', tradenames: [], vat_numbers: [] } },
    { says: '[E05] empty', wire: {}, read: { tradenames: [], vat_numbers: [] } },
  ],
  getRegions: [
    { says: 'per country, as a map of code to name', wire: { regions: { NL: { 'NL-UT': 'Utrecht' }, BE: [] } }, read: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }], BE: [] } } },
    { says: 'as one list with countries', wire: { regions: [{ code: 'NL-UT', name: 'Utrecht', country: 'NL' }, { code: 'NL-ZH', name: 'Zuid-Holland', country: 'NL', id: 3 }] }, read: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }, { code: 'NL-ZH', name: 'Zuid-Holland' }] } } },
    { says: 'none, as an empty list', wire: { regions: [] }, read: { regions: {} } },
    { says: 'none, as null', wire: { regions: null }, read: { regions: {} } },
    { says: 'none, not a word', wire: {}, read: { regions: {} } },
  ],
  getInterests: [
    { says: 'as names', wire: { interests: ['kissing'] }, read: { interests: ['kissing'] } },
    { says: 'as rows, by their key or their name', wire: { interests: [{ id: 1, name: 'Zoenen', key: 'kissing' }, { name: 'music' }, { id: 3 }] }, read: { interests: ['kissing', 'music'] } },
    { says: 'as a map', wire: { interests: { 4: 'sports' } }, read: { interests: ['sports'] } },
    { says: 'none', wire: { interests: null }, read: { interests: [] } },
    { says: 'not a word', wire: {}, read: { interests: [] } },
  ],
  listMembers: [
    { says: '[E08] people alone', wire: { members: [{ id: '7' }] }, read: { members: [bare], total: 0, similar: [] } },
    { says: '[E08] a total as text, similar ones as a map', wire: { members: [], total: '12', similar: { 3: { id: 7 } }, next: null }, read: { members: [], total: 12, similar: [bare] } },
    { says: '[E08] nobody', wire: {}, read: { members: [], total: 0, similar: [] } },
  ],
  getProfile: [
    {
      says: '[E02] the documented fields',
      wire: { profile: { id: '7', name: 'Noor', country: 'NL', status: 'disabled', main_image: { filename: 'a.jpg', thumb_filename: 'b.jpg', match: '/m.jpg', width: 9 } } },
      read: { profile: { id: 7, name: 'Noor', country: 'NL', status: 'disabled', main_image: { filename: 'a.jpg', thumb_filename: 'b.jpg', match: '/m.jpg' }, interests: [], photos: [] } },
    },
    {
      says: '[E02] no photo, numbers as text, empty lists',
      wire: { profile: { id: 7, name: null, main_image: null, age: '34', distance_km: '5', premium: '0', fictional: '1', photos: [], interests: [], num_photos: '0', conversation_id: '9' } },
      read: { profile: { id: 7, name: '', main_image: null, age: 34, distance_km: 5, premium: false, fictional: true, photos: [], interests: [], num_photos: 0, conversation_id: 9 } },
    },
    { says: '[E02] the key alone', wire: { profile: { id: 7 } }, read: { profile: { ...bare, photos: [], interests: [] } } },
    { says: '[E02] a photo whose names are false', wire: { profile: { id: 7, main_image: { filename: false, thumb_filename: null } } }, read: { profile: { ...bare, main_image: {}, photos: [], interests: [] } } },
  ],
  listChats: [
    {
      says: '[E06, C14] conversation.id, profile.id and the unread number, as text',
      wire: { chats: [{ conversation: { id: '3', created: 'x' }, profile: { id: '7' }, num_unread_messages: '2' }] },
      read: { chats: [{ conversation: { id: 3 }, profile: bare, num_unread_messages: 2 }] },
    },
    { says: '[E06] no unread number', wire: { chats: [{ conversation: { id: 3 }, profile: { id: 7 }, num_unread_messages: null }] }, read: { chats: [{ conversation: { id: 3 }, profile: bare, num_unread_messages: 0 }] } },
    { says: '[E06] a sparse list', wire: { chats: { 5: { conversation: { id: 3, last_message: null }, profile: { id: 7 } } } }, read: { chats: [{ conversation: { id: 3, last_message: null }, profile: bare, num_unread_messages: 0 }] } },
    { says: '[E06, C14] none, as an empty list', wire: { chats: [] }, read: { chats: [] } },
    { says: '[E06] none, as null', wire: { chats: null }, read: { chats: [] } },
    { says: '[E06] none, as an empty object', wire: { chats: {} }, read: { chats: [] } },
  ],
  getChat: [
    {
      says: '[E06] messages with the least there can be',
      wire: { conversation: { id: '3', profile: { id: '7' } }, messages: [{ id: '41', mine: '0', text: null, sent_at: '2026-11-21 10:00:00' }] },
      read: { conversation: { id: 3, profile: bare }, messages: [{ id: 41, mine: false, text: '', sent_at: '2026-11-21 10:00:00' }] },
    },
    { says: '[E06] not begun', wire: { conversation: { id: null, profile: { id: 7 } }, messages: [] }, read: { conversation: { id: null, profile: bare }, messages: [] } },
  ],
  sendMessage: [
    {
      says: 'with credits as text',
      wire: { message: { id: 41, mine: 1, text: 'Hoi', sent_at: '2026-11-21 10:00:00' }, conversation: { id: '3' }, credits: '9' },
      read: { message: { id: 41, mine: true, text: 'Hoi', sent_at: '2026-11-21 10:00:00' }, conversation: { id: 3 }, credits: 9 },
    },
  ],
  unsendMessage: [{ says: 'no word of credits', wire: { ok: true }, read: {} }, { says: 'credits as text', wire: { credits: '12', given_back: '5' }, read: { credits: 12, given_back: 5 } }],
  listGifts: [
    { says: 'prices as text, a gift of its own', wire: { gifts: { 0: { key: 'kite', name: 'Vlieger', credits: '20' } } }, read: { gifts: [{ key: 'kite', name: 'Vlieger', credits: 20 }] } },
    { says: 'none', wire: { gifts: null }, read: { gifts: [] } },
  ],
  listIcebreakers: [
    { says: 'none', wire: { icebreakers: null }, read: { icebreakers: [] } },
    { says: 'a sparse list', wire: { icebreakers: { 1: 'Hoi' } }, read: { icebreakers: ['Hoi'] } },
  ],
  listLikes: [
    {
      says: '[E07, C14] id and like_new, as text',
      wire: { profiles: [{ id: '7', like_new: '0' }], liked_by: [{ id: 8, like_new: '1', extra: [] }] },
      read: { profiles: [{ ...bare, like_new: false }], liked_by: [{ id: 8, name: '', like_new: true }] },
    },
    { says: '[E07] without like_new', wire: { profiles: [{ id: 7 }], liked_by: [] }, read: { profiles: [bare], liked_by: [] } },
    { says: '[E07, C14] none', wire: { profiles: [], liked_by: null }, read: { profiles: [], liked_by: [] } },
    { says: '[E07] not a word', wire: {}, read: { profiles: [], liked_by: [] } },
  ],
  getAutoLike: [
    {
      says: '[C11] an id as text and a whole path',
      wire: { id: '9', main_image: { match: 'https://cdn.operator.example/match/9.jpg' } },
      read: { id: 9, name: '', main_image: { match: 'https://cdn.operator.example/match/9.jpg' } },
    },
    { says: '[C11] nobody', wire: false, read: null },
    { says: '[C11] nobody, as an empty list', wire: [], read: null },
  ],
  setLike: [{ says: 'as numbers', wire: { liked: 1, match: '0' }, read: { liked: true, match: false } }],
  listNotifications: [
    {
      says: 'numbers as text, and a kind that nobody knows',
      wire: { notifications: { 0: { id: '8', kind: 'fireworks', created_at: '2026-11-21 10:00:00', read: '0' } }, unread: '1' },
      read: { notifications: [{ id: 8, kind: 'fireworks', created_at: '2026-11-21 10:00:00', read: false }], unread: 1 },
    },
    { says: 'nothing', wire: {}, read: { notifications: [] } },
  ],
  readNotifications: [{ says: 'whatever it says', wire: { ok: 1 }, read: { ok: 1 } }],
  saveMailChoice: [{ says: 'null', wire: null, read: null }],
  unsubscribeByMachine: [{ says: 'null', wire: null, read: null }],
  followUnsubscribe: [{ says: 'null', wire: null, read: null }],
  unsubscribe: [{ says: 'whatever it says', wire: { ok: 1 }, read: { ok: 1 } }],
  reportMail: [{ says: 'whatever it says', wire: { ok: 1 }, read: { ok: 1 } }],
  deleteAccount: [{ says: '[T13] no date', wire: {}, read: {} }],
  keepDiscount: [{ says: 'a number as text', wire: { discount: '25' }, read: { discount: 25 } }],
  notePageHidden: [
    { says: '[C10] whatever it says', wire: { ok: 1 }, read: { ok: 1 } },
    { says: '[C10] null', wire: null, read: null },
  ],
  streamEvents: [
    { says: 'numbers as text', wire: { type: 'credits', credits: '4' }, read: { type: 'credits', credits: 4 } },
    { says: 'a bare nudge', wire: { type: 'likes', more: 1 }, read: { type: 'likes' } },
  ],
};
