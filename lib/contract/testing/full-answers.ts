// For tests: an answer of every call that holds each field of the contract, as the embedded server may write it.
import type { EndpointName } from '../endpoints';

const image = { filename: 'p/7.webp', thumb_filename: 'p/7-s.webp', match: '/match/7.webp', locked: true };
const person = {
  id: 7, name: 'Noor', country: 'NL', status: 'active', main_image: image, age: 34, city: 'Utrecht', region: 'NL-UT', fictional: true, premium: true, online: false,
  distance_km: 12, is_new: true, liked: false,
};
const message = { id: 41, client_id: 'abcdefghijklmnop', conversation: 3, mine: true, text: 'Hoi', sent_at: '2026-11-21T10:00:00Z', read: true, gift: 'rose', gift_credits: 15, unsent: true };
const report = {
  number: 'M-2026-7H3Q-K9BT', reason: 'money', received_at: '2026-11-21T10:00:00Z', status: 'decided', decision: 'warning', decided_at: '2026-11-22T10:00:00Z', profile: 7, name: 'Noor',
};
const user = {
  id: 1, status: 'active', credits: 12, paid_user: true, fictional_icon: 'F', notifications_disabled: ['fbl'], mails_off: ['likes'], pushes_off: ['matches'], stay_discount: 25, stay_discount_until: '2026-12-21T10:00:00Z', offer_seconds: 7200, profile: person, email: 'a@b.example', language: 'nl',
  signup_at: '2026-11-20T10:00:00Z', looking_for: 'woman', unread_messages: 3, new_likes: 2, auto_like: true,
};
const company = {
  name: 'Vonk BV', address: 'Kade 1', kvk: '12345678', city: 'Utrecht', country: 'NL', tradenames: ['Vonk'], vat_numbers: ['NL1'], support_phone: '030-1234567', delete_discount: 50,
  added: '2026-01-01T00:00:00Z',
};

/** Every field of the settings that the specification lists, and the three of our own. */
export const fullSettings = {
  name: 'Vonk', domain: 'vonk.test', domain_language: 'nl', cdn_prefix: '/p/', niche: 3, index_title: 'Vonk: daten', description: 'Daten', countries: ['NL', 'BE'],
  signups: 'with_trafficsource', logged_out_search: 'all', logged_out_search_trafficsource: 'none', geoip_country: 'NL', geoip_selected_country: 'BE',
  minimum_message_costs: { NL: { costs: 60, currency: 'EUR' } }, message_credits: 2, signup_credits: 3, photo_credits: 4, gift_credits: 5, message_length: 300,
  support_phone: '030-1234567', support_email: 'help@vonk.test', push_public_key: 'BKey', enable_site_entry_popup: true, fictional_icon: 'F', fictional_warning: 'Let op',
  fictional_singular: 'Fictief', fictional_plural: 'Fictieve profielen', visible_profile_fields: ['hair'], visible_profile_notes: ['about'], search_fields: ['age'],
  refund_days: 30, member_resell: true, company_id: '9', mail_name: 'Vonk post', premium_claim_source: 'Sample', delete_partner: { name: 'Tweede Kans', url: 'https://tweedekans.example/' }, portraits_are_illustrations: true, discreet: true, time_bonus: false,
};

const order = {
  payment_id: 'order-key-1', number: 'A-20418', credits: 275, amount: 1871, currency: 'EUR', state: 'completed', bundle: 2, method: 'ideal', list_amount: 2495,
  discount: { code: 'TIMEBONUS25', percentage: 25, amount: 624 }, tax: { rate: 21, amount: 325 }, created_at: '2026-11-16T19:57:00Z', paid_at: '2026-11-16T19:58:00Z',
  checkout_url: '/sandbox/payment/sb_1', recurring_failed: false, withdrawal: { until: '2026-11-30', days_left: 9, used: 35, refund: { amount: 1633, currency: 'EUR' } },
  refund: { number: 'H-1', amount: 1633, state: 'done', requested_at: '2026-11-21T12:00:00Z', done_at: '2026-11-21T12:01:00Z' }, back_to: '/chats/3',
};
const euros = { amount: 1871, currency: 'EUR' };
const spending = { spent: euros, limit: { amount: 5000, currency: 'EUR' }, next_limit: { limit: null, from: '2026-11-22T12:00:00Z' } };

export const fullAnswers: Record<EndpointName, unknown> = {
  getCredits: {
    bundles: [{ id: 2, credits: 275, price: { amount: 2495, currency: 'EUR' }, per_message: { amount: 45, currency: 'EUR' }, messages: 55, recommended: true, best_price: false }],
    methods: [{ method: 'ideal', banks: [{ id: 'ideal-ing', name: 'ING' }], keeps: false }], country: 'NL', spending, last_order: order, waiting_debit: order, card_on_file: true, card_kept: true, first_purchase: false,
  },
  saveSpendingLimit: { spending },
  forgetCard: {},
  getDiscountCode: {
    code: 'ZOMER10', country: 'NL', user_id: 7, expires: '2026-12-01T00:00:00Z', value_percentage: 10, currency: 'EUR', minimum_order_value: 995, status: 'active', validity: 'once-per-user',
    expired: false, paymentmethods: ['ideal'],
  },
  createOrder: { order },
  getOrder: { order },
  listOrders: { transactions: [order], next: 7 },
  withdrawOrder: { order },
  notePayment: {},
  getDirectDebit: {
    stop: 'directdebit_limit', blocked_by: 'A-20417', limit: euros, free_from: '2026-12-01T00:00:00Z', order, open: true,
    code_sent: { to: '78', resend_at: '2026-11-21T12:01:00Z', expires_at: '2026-11-21T12:10:00Z' }, account: { holder: 'J. de Wit', iban: 'NL91 •••• 00', bank: 'ABN AMRO' },
  },
  startDirectDebit: { order, code_sent: { to: '78', resend_at: '2026-11-21T12:01:00Z', expires_at: '2026-11-21T12:10:00Z' } },
  resendOtp: { code_sent: { to: '78', resend_at: '2026-11-21T12:01:00Z', expires_at: '2026-11-21T12:10:00Z' } },
  confirmDirectDebit: { order },
  getUser: { user },
  login: { user },
  saveLanguage: { ok: true },
  savePush: { ok: true },
  logout: { ok: true },
  signUp: { user, mail_sent: true },
  activation: { open_steps: ['photo', 'about', 'push', 'confirm'], message: { text: 'Hoi', member: person, sent: false, conversation_id: null, waits_for: 'confirmation', cost: 5 } },
  activate: {},
  resendActivation: {},
  uploadPhoto: { photo: { id: 5, filename: 'a', thumb_filename: 'b', locked: false, private: true }, photos: [{ id: 5, filename: 'a', thumb_filename: 'b', locked: false, private: true }] },
  changePhotos: { photos: [{ id: 6, filename: 'c', thumb_filename: 'd', locked: false, private: true }] },
  removePhoto: { photos: [{ id: 6, filename: 'c', thumb_filename: 'd' }] },
  requestPasswordReset: {},
  checkResetLink: { email: 'a@b.example' },
  resetPassword: {},
  requestMailChange: {},
  confirmMailChange: { email: 'a@b.example' },
  undoMailChange: { email: 'a@b.example' },
  resendMailChange: {},
  cancelMailChange: {},
  getAccount: { invisible: true, hide_fictional: true, show_distance: false, pending_email: 'new@b.example', push_browsers: 2 },
  saveAccount: { saved: true },
  changePassword: { saved: true },
  removePush: {},
  listSessions: { sessions: [{ id: 4, user_agent: 'Firefox', created_at: '2026-11-20T10:00:00Z', used_at: '2026-11-21T10:00:00Z', current: true }] },
  endSessions: {},
  exportData: {},
  geocode: { country: 'NL', region: 'NL-UT', city: 'Utrecht', lat: 52.09, lon: 5.12 },
  requestReactivation: {},
  reactivate: {},
  sendComplaint: { number: 'K-2026-7H3Q-K9BT', received_at: '2026-11-21T10:00:00Z', answer_days: 14, email: 'a@b.example' },
  findMatches: { matches: [{ member: person, equal: 2 }], total: 1 },
  listBlocked: { blocked: [person] },
  blockMember: { blocked: true },
  unblockMember: { blocked: false },
  draftReport: { member: person, blocked: false, messages: [message] },
  sendReport: { report, blocked: true },
  listReports: { reports: [report] },
  saveProfile: { profile: { ...person, about: 'Hallo', attributes: { hair: 'brown' }, interests: ['music'], photos: [], num_photos: 0, conversation_id: null } },
  getSettings: { settings: fullSettings },
  getCompanyInfo: company,
  getRegions: { regions: { NL: [{ code: 'NL-UT', name: 'Utrecht' }], BE: [] } },
  getInterests: { interests: ['kissing', 'music'] },
  listMembers: { members: [person], total: 1000, total_capped: true, next: 'cursor', similar: [{ ...person, id: 8 }] },
  getProfile: {
    profile: {
      ...person, about: 'Hallo', attributes: { gender: 'woman', sexuality: 'straight', hair: 'brown', eye: 'blue', body: 'slim', rel: 'single', tattoo: 'none' },
      interests: ['music'], photos: [{ id: 5, filename: 'a', thumb_filename: 'b', locked: true, private: true }], num_photos: 4, conversation_id: 3,
    },
  },
  listChats: { chats: [{ conversation: { id: 3, last_message: message, unsent: 44 }, profile: person, num_unread_messages: 2 }] },
  getChat: { conversation: { id: 3, profile: person, awaiting_confirmation: true }, messages: [message], has_older: true, unsent: [44, 40], read: 41 },
  markRead: { ok: true },
  muteChat: { ok: true },
  removeChat: { ok: true },
  sendMessage: { message, conversation: { id: 3 }, credits: 11 },
  unsendMessage: { given_back: 5, credits: 12 },
  sendTyping: { ok: true },
  listGifts: { gifts: [{ key: 'rose', name: 'Roos', credits: 15 }] },
  listIcebreakers: { icebreakers: ['Hoi!'] },
  listSwipeCards: { likes_left: 3, next_at: '2026-11-21T23:00:00.000Z', cards: [{ ...person, interests: ['music'], photos: [{ id: 5, filename: 'a', thumb_filename: 'b', locked: false, private: false }] }], liked_today: [{ ...person, id: 9, like_new: false, match: true }] },
  swipeProfile: { likes_left: 2, next_at: '2026-11-21T23:00:00.000Z', match: true },
  takeBackPass: { likes_left: 2, next_at: '2026-11-21T23:00:00.000Z', match: false },
  listLikes: {
    profiles: [{ ...person, like_new: true, match: true, auto: true, liked_at: '2026-11-21T10:00:00Z' }],
    liked_by: [{ ...person, id: 9, like_new: false, match: false, auto: false, liked_at: '2026-11-20T10:00:00Z' }],
  },
  getAutoLike: { ...person, like_new: true, match: false, auto: true, liked_at: '2026-11-21T10:00:00Z' },
  setLike: { liked: true, match: true },
  listNotifications: {
    notifications: [
      { id: 8, kind: 'like', created_at: '2026-11-21T10:00:00Z', read: false, profile: person, auto: true, conversation_id: null },
      { id: 7, kind: 'gift', created_at: '2026-11-21T09:00:00Z', read: true, profile: person, conversation_id: 3 },
      { id: 6, kind: 'report_status', created_at: '2026-11-20T09:00:00Z', read: true, profile: null, conversation_id: null, number: 'M-2026-1', status: 'decided' },
    ],
    next: 'cursor', unread: 1,
  },
  readNotifications: {},
  saveMailChoice: { saved: true },
  unsubscribeByMachine: {},
  followUnsubscribe: {},
  unsubscribe: {},
  reportMail: {},
  deleteAccount: { until: '2026-12-05T23:00:00.000Z' },
  keepDiscount: { discount: 25 },
  notePageHidden: { ok: true },
  streamEvents: { type: 'message', conversation: 3, message, unread: 1, previous: 11 },
};
