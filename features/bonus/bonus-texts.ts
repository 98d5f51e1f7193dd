/** The keys of the texts that the islands of an offer need. Nobody without one is sent them. */
export const bonusTexts = ['bonus', 'count.credits', 'ui.dialog'];
