// Every number of the business in one place; the browser's own timers are beside it, in browser-timers.ts. Specification, section 9. (B01, B02, B03, B04, B05, B07)

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Requests: how often a failed one is repeated. (C01) */
export const requestRetries = 5;

/** Cookies, in milliseconds of life. (C02, A08) */
export const authCookieLife = 30 * day;
export const localeCookieLife = 365 * day;

/** Refetching the user, chats and likes, in milliseconds. (C17) */
export const firstRefetchDelay = 5 * second;
export const refetchInterval = 60 * second;
export const refetchIntervalWithPush = 300 * second;

/** Time bonus. (T08, T10, B01) */
export const timeBonus = {
  window: 14_400 * second,
  modalDelay: 40 * second,
  tick: 1 * second,
  code: 'TIMEBONUS25',
  percentage: 25.0,
  status: 'active',
  validity: 'once-per-user',
} as const;

/** The discount of who stays instead of leaving, in milliseconds. */
export const stayDiscountLife = 30 * day;

/** Welcome discount: per cent off the first purchase, and the value given to the act-fast text. (B02, S18) */
export const welcomeDiscount = { percentage: 25, actFast: 4 } as const;

/** Limits of members. (V07, B03, B04) */
export const photoLimit = { free: 3, premium: 25 } as const;
export const swipeLikesPerDay = 4;
/** A day of the sites begins at midnight here: the likes of the swipe game are counted by it, and mails are dated by it. */
export const siteTimeZone = 'Europe/Amsterdam';
export const freeConversations = 2;

/** Account deletion can be undone for this long, in milliseconds. (B05) */
export const deletionGrace = 14 * day;

/** Badges. (S21, S22) */
export const badgeCeiling = 99;
export const lowCredits = 10;

/** Countries whose visitors see the entry warning in the chat and lander layouts. (B07) */
export const entryWarningCountries = ['NL', 'DE'] as const;

/** The terms never carry an earlier date than this. (B09) */
export const termsNotBefore = '2023-12-01T12:00:00Z';

/** Layout breakpoints, in pixels. (S26) */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

/** Nobody younger may be a member, in years. */
export const minimumAge = 18;
/** The oldest age that search offers, in years. */
export const maximumAge = 99;
/** A profile name has this many characters. */
export const profileNameLength = { min: 2, max: 30 } as const;
/** A password has at least this many characters. */
export const minimumPasswordLength = 8;
/** How long to wait before the same mail can be asked for again, in milliseconds. */
export const mailPause = 60 * second;
/** Within how many days a complaint is answered. */
export const complaintAnswerDays = 14;
/** How many messages of a conversation go along with a report, and within how many hours one is mostly decided. */
export const reportMessages = 20;
export const reportAnswerHours = 24;
/** The lives of the links in mails, in hours. */
export const linkHours = { activation: 72, passwordReset: 1, mailChange: 24, undo: 14 * 24 } as const;
/** How long a typing signal holds without a new one, in milliseconds. */
export const typingHold = 6 * second;
/** How far from the end of a message the character count turns red. */
export const messageLengthWarning = 20;
/** Lines on one page of notifications. */
export const notificationPageSize = 20;
/** Members on one page of search, messages in one load of a conversation. */
export const searchPageSize = 24;
export const messagePageSize = 40;
/** With more messages than this a conversation needs no opening line. */
export const shortConversation = 6;
/** Money of a withdrawal is back with the member within this long, in milliseconds. (B05) */
export const refundDelay = 14 * day;
