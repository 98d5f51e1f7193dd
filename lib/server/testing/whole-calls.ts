// For tests: every call of the contract with all that it takes, as an honest browser sends it. One that is new does not compile without.
import type { Endpoint, Input } from '@/lib/contract/endpoint';
import type { endpoints, EndpointName } from '@/lib/contract/endpoints';
import { draftWith } from './sign-up-draft';

/** Ids of what there is: who calls, a member, a conversation with them, and so on; `payment_id` is an order's. */
export type Known = { self: number; member: number; conversation: number; message: number; photo: number; notification: number; session: number; payment_id: string };

type Sent<E extends Endpoint> = E extends { upload: true } ? Pick<Input<E>, 'query' & keyof Input<E>> : Input<E>;
/** The ways in which a call can be made, each with all that goes together. */
export type WholeCalls = { [Name in EndpointName]: readonly Sent<(typeof endpoints)[Name]>[] };

const secret = 'tuinslang88kade';
const repeated = { password: secret, password_repeat: secret };
const browserEndpoint = 'https://push.example.com/x';
const debtor = { account_holder: 'J. de Vries', iban: 'NL91 ABNA 0417 1643 00', street: 'Lange Straat', house_number: '12 B', zip: '2511 CV', city: 'Den Haag', phone: '+31 6 1234 5678', mandate: true };
const bought = { bundle: 2, amount: 2495, currency: 'EUR', back_to: '/chats/1' };

/** The calls; passwords of theirs are wrong, tokens made up, so that who makes them stays who they are. */
export const wholeCalls = ({ self, member, conversation, message, photo, notification, session, payment_id }: Known): WholeCalls => ({
  getUser: [{}],
  login: [{ body: { email: 'free@example.test', password: secret } }],
  saveLanguage: [{ body: { language: 'nl' } }],
  savePush: [{ query: { push: '1' }, body: { endpoint: browserEndpoint, expirationTime: null, keys: { p256dh: 'a', auth: 'b' } } }],
  logout: [{}],
  signUp: [{ body: draftWith({ signup_message: 'Dag', member, looking_for: 'man', country: 'NL', region: 'NL-UT', invite: 'ABC', tracking: { network: 'x' } }) }],
  activation: [{}],
  activate: [{ query: { token: 'x', lang: 'nl' } }],
  resendActivation: [{ body: { email: 'unconfirmed@example.test' } }],
  requestPasswordReset: [{ body: { email: 'free@example.test' } }],
  checkResetLink: [{ query: { token: 'x' } }],
  resetPassword: [{ body: { token: 'x', ...repeated } }],
  requestMailChange: [{ body: { email: 'new@example.test', password: secret } }],
  confirmMailChange: [{ body: { token: 'x' } }],
  undoMailChange: [{ body: { token: 'x' } }],
  requestReactivation: [{ body: { email: 'gone@example.test' } }],
  reactivate: [{ body: { token: 'x' } }],
  uploadPhoto: [{ query: { x: 0, y: 0, width: 1, height: 1, turns: 0, private: 1 } }],
  changePhotos: [{ body: { id: photo, private: true } }, { body: { order: [photo] } }],
  removePhoto: [{ body: { id: photo } }],
  saveProfile: [{ body: { name: 'Free', about: 'x', gender: 'man', looking_for: 'woman', country: 'NL', region: 'NL-UT', city: 'x', attributes: { hair: 'brown' }, interests: ['music'] } }],
  sendComplaint: [{ body: { topic: 'other', email: 'a@example.test', about: 'x', text: 'x', language: 'nl' } }],
  findMatches: [{ body: { answers: ['music'], gender: 'everyone' } }],
  listBlocked: [{}],
  blockMember: [{ body: { profile: member } }],
  unblockMember: [{ body: { profile: member } }],
  draftReport: [{ query: { draft: '1', member } }],
  sendReport: [{ body: { profile: member, reason: 'other', text: 'x', messages: [message], block: false } }],
  listReports: [{}],
  getSettings: [{ query: { domain: 'vonk.test' } }],
  getCompanyInfo: [{}],
  getRegions: [{}],
  getInterests: [{}],
  listMembers: [{ query: { gender: 'woman', country: 'NL', countryregion: 'NL-UT', min_age: 18, max_age: 99, page: 2, after: 'MS4xLjE' } }],
  getProfile: [{ query: { id: member } }],
  listChats: [{}],
  getChat: [{ query: { conversation, before: message } }, { query: { conversation, after: message } }, { query: { member, before: message } }, { query: { member, after: message } }],
  markRead: [{ body: { conversation, read: message } }],
  muteChat: [{ body: { conversation, muted: true } }],
  removeChat: [{ body: { conversation } }],
  sendMessage: [{ body: { conversation, text: 'Hoi', gift: 'rose', client_id: 'client-id-of-one-call', writer: self } }, { body: { member, text: 'Hoi', client_id: 'client-id-of-another' } }],
  unsendMessage: [{ body: { message } }],
  sendTyping: [{ body: { conversation } }],
  listIcebreakers: [{ query: { member, language: 'nl' } }],
  listGifts: [{}],
  listSwipeCards: [{}],
  swipeProfile: [{ body: { profile: member, like: true } }],
  takeBackPass: [{ body: { profile: member } }],
  listLikes: [{}],
  setLike: [{ body: { profile: member, like: true } }],
  getAutoLike: [{}],
  listNotifications: [{ query: { group: 'likes', cursor: 'm-1' } }],
  readNotifications: [{ body: { id: notification } }],
  saveMailChoice: [{ query: { notices: '1' }, body: { off: ['likes'], pushes_off: ['matches'], allow: true, push: false } }],
  unsubscribeByMachine: [{ query: { token: 'x' } }],
  followUnsubscribe: [{ query: { token: 'x', lang: 'nl' } }],
  unsubscribe: [{ body: { token: 'x', reason: 'likes' } }],
  reportMail: [{ body: { email: 'free@example.test', cause: 'fbl' } }],
  deleteAccount: [{ body: { password: secret, reason: 'other' } }],
  keepDiscount: [{ body: {} }],
  getAccount: [{ query: { settings: '1' } }],
  saveAccount: [{ query: { settings: '1' }, body: { invisible: false, hide_fictional: true, show_distance: true } }],
  changePassword: [{ query: { change: 'password' }, body: { old_password: secret, ...repeated, end_others: false } }],
  removePush: [{ query: { push: '0' }, body: { endpoint: browserEndpoint } }],
  resendMailChange: [{ query: { again: '1' } }],
  cancelMailChange: [{ query: { pending: '1' } }],
  listSessions: [{}],
  endSessions: [{ body: { id: session } }],
  exportData: [{}],
  geocode: [{ query: { lat: 52.09, lon: 5.12 } }],
  getCredits: [{ query: { country: 'NL' } }],
  saveSpendingLimit: [{ body: { limit: 5_000, currency: 'EUR' } }],
  forgetCard: [{}],
  getDiscountCode: [{ query: { code: 'ZOMER10', welcome: '1', own: '1' } }],
  createOrder: [{ body: { ...bought, method: 'ideal', bank: 'x' } }, { body: { ...bought, method: 'card', code: 'ZOMER10', recurring: true, keep_card: true } }],
  getOrder: [{ query: { payment_id } }],
  listOrders: [{ query: { after: 5 } }],
  withdrawOrder: [{ body: { payment_id, refund: 2495, email: 'a@example.test' } }],
  notePayment: [{ body: { id: payment_id } }],
  getDirectDebit: [{ query: { amount: 2495, payment_id } }],
  startDirectDebit: [{ body: { ...bought, ...debtor } }],
  resendOtp: [{ query: { resend: '1' }, body: { payment_id } }],
  confirmDirectDebit: [{ body: { payment_id, otp: '123456' } }],
  notePageHidden: [{ body: {} }],
  streamEvents: [{ query: { after: '1' } }],
});
