// For tests: what a PHP server may write for each call, and what must be read from it. Decisions, 'Calls': documented fields
// only, numbers as text, nulls, [] for an empty map, fields that nobody knows.
import type { EndpointName } from '../endpoints';
import { phpSiteAnswers } from './php-site-answers';

export type Row = { says: string; wire: unknown; read: unknown };

const bare = { id: 7, name: '' };
/** In the documented lists, which may hold no more than that. */
const numbered = { id: 7, name: '#7' };
const nobody = { notifications_disabled: [], credits: 0, paid_user: false };

const anything: Row[] = [{ says: 'whatever the answer is', wire: { ok: 1 }, read: { ok: 1 } }, { says: 'an empty list', wire: [], read: [] }];

const saved: Row[] = [{ says: 'that it is saved, as a number, and what nobody knows', wire: { saved: 1, ok: 1 }, read: { saved: true } }];

const userRows: Row[] = [
  { says: '[E01] no user, as null', wire: { user: null }, read: { user: null } },
  { says: '[E01] no user, as false', wire: { user: false }, read: { user: null } },
  { says: '[E01] no user, as an empty text', wire: { user: '' }, read: { user: null } },
  { says: '[E01] no user, as an empty list', wire: { user: [] }, read: { user: null } },
  { says: '[E01] no user, as an empty row', wire: { user: {} }, read: { user: null } },
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
  { says: '[E01] false in the place of lists and rows', wire: { user: { notifications_disabled: false, profile: false, credits: false } }, read: { user: { ...nobody, profile: null } } },
  { says: '[E01] empty texts throughout', wire: { user: { credits: '', paid_user: '', notifications_disabled: '', mails_off: '', profile: '', unread_messages: '', new_likes: false, offer_seconds: '' } }, read: { user: { ...nobody, mails_off: [], profile: null, offer_seconds: null } } },
  { says: '[E01, E02] a profile without a photo, as false', wire: { user: { profile: { id: 7, main_image: false } } }, read: { user: { ...nobody, profile: { ...bare, main_image: null } } } },
  { says: '[E01] a sign-up whose moment is none', wire: { user: { signup_at: '0000-00-00 00:00:00' } }, read: { user: nobody } },
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
  forgetCard: [{ says: 'more than was asked', wire: { ok: 1 }, read: {} }],
  saveSpendingLimit: [{ says: 'numbers as text', wire: { spending: { spent: { amount: '0', currency: 'EUR' }, limit: null } }, read: { spending: { spent: { amount: 0, currency: 'EUR' }, limit: null } } }],
  getDiscountCode: [
    { says: '[C12] none, as false', wire: false, read: null },
    { says: '[C12] none, as null', wire: null, read: null },
    { says: '[C12] none, as an empty list', wire: [], read: null },
    { says: '[C12] none, not a word', wire: {}, read: null },
    { says: '[C12] none, under its name', wire: { discountcode: false }, read: null },
    {
      says: '[C12] [E14] under its name, numbers as text, 1 for yes',
      wire: { discountcode: { code: 'A', value_percentage: '25.0', minimum_order_value: '995', user_id: '7', expired: '0', paymentmethods: null } },
      read: { code: 'A', value_percentage: 25, minimum_order_value: 995, user_id: 7, expired: false, paymentmethods: [] },
    },
    { says: '[E14] an end that is none', wire: { code: 'A', expires: '0000-00-00 00:00:00' }, read: { code: 'A', value_percentage: 0, paymentmethods: [] } },
    {
      says: '[E14] nobody’s, with nothing in its fields',
      wire: { code: 'A', user_id: 0, value_percentage: '', minimum_order_value: '', paymentmethods: '', expired: '', country: false },
      read: { code: 'A', value_percentage: 0, minimum_order_value: null, expired: false, paymentmethods: [] },
    },
    { says: '[E14] nobody’s, as text', wire: { discountcode: { code: 'A', user_id: '0', minimum_order_value: false, paymentmethods: false } }, read: { code: 'A', value_percentage: 0, minimum_order_value: null, paymentmethods: [] } },
    { says: '[E14] bare, with the code alone', wire: { code: 'A' }, read: { code: 'A', value_percentage: 0, paymentmethods: [] } },
  ],
  createOrder: [{ says: '[E13] the documented fields alone', wire: { order: { payment_id: 'x1', credits: '100', amount: '995' } }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'pending' } } }],
  getOrder: [{ says: '[T12] a state that nobody knows is undecided', wire: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'odd' } }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'pending' } } }],
  listOrders: [{ says: 'none', wire: {}, read: { transactions: [] } }],
  withdrawOrder: [{ says: '[E13] the documented fields alone', wire: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'refunded' } }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'refunded' } } }],
  notePayment: anything,
  getDirectDebit: [
    { says: 'that nothing stands in the way', wire: {}, read: {} },
    { says: 'an order with nothing but its documented fields', wire: { order: { payment_id: 'x1', credits: 100, amount: 995 }, open: 1 }, read: { order: { payment_id: 'x1', credits: 100, amount: 995, state: 'pending' }, open: true } },
  ],
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
  saveAccount: saved,
  changePassword: saved,
  removePush: anything,
  listSessions: [{ says: 'a sparse list, keys as strings', wire: { sessions: { 2: { id: '4', current: 1 } } }, read: { sessions: [{ id: 4, current: true }] } }],
  endSessions: anything,
  exportData: anything,
  geocode: [{ says: 'nothing of where it lies', wire: { country: 'NL', region: false, lat: '', lon: null }, read: { country: 'NL' } }, { says: 'the region alone, numbers as strings', wire: { country: 'NL', region: 'NL-UT', city: false, lat: '52.1', lon: '5.1' }, read: { country: 'NL', region: 'NL-UT', lat: 52.1, lon: 5.1 } }],
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
  muteChat: anything,
  removeChat: anything,
  sendTyping: anything,
  ...phpSiteAnswers,
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
    { says: '[E02] no photo, as an empty list; empty texts for numbers', wire: { profile: { id: 7, main_image: [], age: '', distance_km: false, photos: false, interests: '' } }, read: { profile: { ...bare, main_image: null, age: null, distance_km: null, photos: [], interests: [] } } },
    { says: '[E02] a photo whose names are false', wire: { profile: { id: 7, main_image: { filename: false, thumb_filename: null } } }, read: { profile: { ...bare, main_image: {}, photos: [], interests: [] } } },
  ],
  listChats: [
    {
      says: '[E06, C14] conversation.id, profile.id and the unread number, as text',
      wire: { chats: [{ conversation: { id: '3', created: 'x' }, profile: { id: '7' }, num_unread_messages: '2' }] },
      read: { chats: [{ conversation: { id: 3 }, profile: numbered, num_unread_messages: 2 }] },
    },
    { says: '[E06] no unread number', wire: { chats: [{ conversation: { id: 3 }, profile: { id: 7 }, num_unread_messages: null }] }, read: { chats: [{ conversation: { id: 3 }, profile: numbered, num_unread_messages: 0 }] } },
    { says: '[E06] nothing as the last message', wire: { chats: [{ conversation: { id: 3, last_message: false, unsent: null }, profile: { id: 7 } }] }, read: { chats: [{ conversation: { id: 3, last_message: null }, profile: numbered, num_unread_messages: 0 }] } },
    { says: '[E06] a sparse list', wire: { chats: { 5: { conversation: { id: 3, last_message: null }, profile: { id: 7 } } } }, read: { chats: [{ conversation: { id: 3, last_message: null }, profile: numbered, num_unread_messages: 0 }] } },
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
      read: { profiles: [{ ...numbered, like_new: false }], liked_by: [{ id: 8, name: '#8', like_new: true }] },
    },
    { says: '[E07] without like_new', wire: { profiles: [{ id: 7 }], liked_by: [] }, read: { profiles: [numbered], liked_by: [] } },
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
    { says: '[C11] nobody, not a word', wire: {}, read: null },
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
  saveMailChoice: saved,
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
