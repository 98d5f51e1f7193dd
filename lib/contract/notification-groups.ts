// The words of notifications and of mails about them. Specification, sections 2 and 4. (S15, T14)

/** The list can be narrowed to one of these. */
export const notificationGroups = ['messages', 'likes', 'payments', 'account'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** What a mail tells of; a member can switch off each. */
export const mailReasons = ['messages', 'likes', 'matches'] as const;
export type MailReason = (typeof mailReasons)[number];

/** What goes first where fewer mails are enough: of a message one wants to hear. */
export const lesserMails: readonly MailReason[] = ['likes', 'matches'];

/** Why mails stopped: a spam complaint, an address where nobody is reached, the unsubscribe button of a mail. (T14) */
export const mailCauses = ['fbl', 'bounce', 'list-unsubscribe'] as const;
export type MailCause = (typeof mailCauses)[number];
