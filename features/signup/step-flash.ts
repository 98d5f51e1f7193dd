/** What a step sent without script comes back with: the form it was, the message, what was typed. An empty message is good news. */
export type StepFlash = { form: string; error: string; params?: Record<string, string | number>; values: Record<string, string> };
