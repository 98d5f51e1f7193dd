// What a complaint can be about, by itself: the form in the browser needs no schemas for it. Specification, section 2. (S17)

export const complaintTopics = ['member', 'payment', 'fictional', 'content', 'privacy', 'other'] as const;

/** Longer than any complaint that was ever read to its end. */
export const longestComplaint = 2_000;
export const longestAbout = 120;
