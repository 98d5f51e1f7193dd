// What a report can be about, and what can come of it, by themselves: forms in the browser need no schemas for them. Decisions, 'Honesty and safety'.

export const reportReasons = ['money', 'abuse', 'underage', 'stolen_photo', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Longer than this no explanation is taken, in characters. */
export const longestReport = 2000;

/** What the operator decides, from the mildest on. */
export const reportDecisions = ['no_action', 'warning', 'photo_removed', 'member_blocked', 'member_erased'] as const;
export type ReportDecision = (typeof reportDecisions)[number];
