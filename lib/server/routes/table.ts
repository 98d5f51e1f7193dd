// Every call of the contract and the route that answers it. A call without one does not compile. House law 4.
import type { RouteTable } from '../route';
import { endSessions, getAccount, listSessions, removePush, saveAccount } from './account-calls';
import { activate, activation, resendActivation } from './activation-calls';
import { changePassword } from './change-password';
import { exportData } from './export-data';
import { geocode } from './geocode';
import { cancelMailChange, resendMailChange } from './pending-mail-change';
import { getCredits, saveSpendingLimit } from './credit-calls';
import { forgetCard } from './forget-card';
import { confirmDirectDebit, getDirectDebit, resendOtp, startDirectDebit } from './direct-debit';
import { getDiscountCode } from './find-discount';
import { notePayment } from './note-payment';
import { createOrder, getOrder, listOrders, withdrawOrder } from './order-calls';
import { getChat, listChats, markRead, muteChat, removeChat, sendTyping } from './chat-calls';
import { getAutoLike } from './give-auto-like';
import { listLikes, setLike } from './like-calls';
import { listGifts } from './offer-gifts';
import { deleteAccount, keepDiscount } from './delete-account';
import { followUnsubscribe, reportMail, saveMailChoice, unsubscribe, unsubscribeByMachine } from './mail-choice';
import { listNotifications, readNotifications } from './notification-calls';
import { listIcebreakers } from './offer-icebreakers';
import { getProfile } from './open-profile';
import { listMembers } from './search-members';
import { notePageHidden } from './note-page-hidden';
import { removePhoto, uploadPhoto } from './photo-calls';
import { changePhotos } from './change-photos';
import { sendMessage } from './send-message';
import { getUser, logout, saveLanguage, savePush } from './session-calls';
import { login } from './sign-in';
import { signUp } from './sign-up';
import { getCompanyInfo, getInterests, getRegions, getSettings } from './site-calls';
import { streamEvents } from './stream-events';
import { unsendMessage } from './unsend-message';
import { saveProfile } from './save-profile';
import { confirmMailChange, requestMailChange, undoMailChange } from './mail-change';
import { reactivate, requestReactivation } from './reactivate';
import { checkResetLink, requestPasswordReset, resetPassword } from './reset-password';
import { findMatches } from './find-matches';
import { sendComplaint } from './send-complaint';
import { blockMember, listBlocked, unblockMember } from './block-calls';
import { draftReport, listReports, sendReport } from './report-calls';
import { listSwipeCards, swipeProfile, takeBackPass } from './swipe-calls';

export const routes: RouteTable = {
  getUser, login, saveLanguage, savePush, logout,
  signUp, activation, activate, resendActivation,
  requestPasswordReset, checkResetLink, resetPassword, requestMailChange, confirmMailChange, undoMailChange, requestReactivation, reactivate,
  uploadPhoto, changePhotos, removePhoto, saveProfile,
  sendComplaint, findMatches,
  listBlocked, blockMember, unblockMember, draftReport, sendReport, listReports,
  getSettings, getCompanyInfo, getRegions, getInterests,
  listMembers, getProfile,
  listChats, getChat, markRead, muteChat, removeChat, sendMessage, unsendMessage, sendTyping, listIcebreakers, listGifts,
  listSwipeCards, swipeProfile, takeBackPass,
  listLikes, setLike, getAutoLike,
  listNotifications, readNotifications, saveMailChoice, unsubscribeByMachine, followUnsubscribe, unsubscribe, reportMail,
  deleteAccount, keepDiscount,
  getAccount, saveAccount, changePassword, removePush, resendMailChange, cancelMailChange, listSessions, endSessions, exportData, geocode,
  getCredits, saveSpendingLimit, forgetCard, getDiscountCode, createOrder, getOrder, listOrders, withdrawOrder, notePayment,
  getDirectDebit, startDirectDebit, resendOtp, confirmDirectDebit,
  notePageHidden,
  streamEvents,
};
