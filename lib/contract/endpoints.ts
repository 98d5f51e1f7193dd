// All calls by name. The embedded server must answer each of them, or it does not compile.
import { getChat, listChats, listIcebreakers, markRead, muteChat, removeChat, sendMessage, sendTyping, unsendMessage } from './chats';
import { deleteAccount, keepDiscount } from './deletion';
import { forgetCard, getCredits, saveSpendingLimit } from './credits';
import { confirmDirectDebit, getDirectDebit, resendOtp, startDirectDebit } from './direct-debit';
import { getDiscountCode } from './discounts';
import type { Endpoint } from './endpoint';
import { streamEvents } from './events';
import { listGifts } from './gifts';
import { getAutoLike, listLikes, setLike } from './likes';
import { getProfile, listMembers } from './members';
import { followUnsubscribe, listNotifications, readNotifications, reportMail, saveMailChoice, unsubscribe, unsubscribeByMachine } from './notifications';
import { createOrder, getOrder, listOrders, notePayment, withdrawOrder } from './orders';
import { notePageHidden } from './page-visits';
import { getInterests, getRegions } from './places';
import { changePhotos, removePhoto, uploadPhoto } from './photos';
import { activate, activation, resendActivation, signUp } from './signup';
import { getCompanyInfo, getSettings } from './site-settings';
import { getUser, login, logout, saveLanguage, savePush } from './user';
import { saveProfile } from './own-profile';
import { checkResetLink, confirmMailChange, reactivate, requestMailChange, requestPasswordReset, requestReactivation, resetPassword, undoMailChange } from './recovery';
import { sendComplaint } from './complaints';
import { listSwipeCards, swipeProfile, takeBackPass } from './swipe';
import { findMatches } from './match-finder';
import { cancelMailChange, changePassword, endSessions, exportData, getAccount, listSessions, removePush, resendMailChange, saveAccount } from './account';
import { geocode } from './geocode';
import { blockMember, listBlocked, unblockMember } from './blocks';
import { draftReport, listReports, sendReport } from './reports';

export const endpoints = {
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
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
