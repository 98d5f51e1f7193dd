/** What a complaint may be made of, as it was typed. */
export type ComplaintDraft = { topic: string; email: string; about: string; text: string };
export type ComplaintField = keyof ComplaintDraft;
/** What is wrong with which field, as a code. */
export type ComplaintTroubles = Partial<Record<ComplaintField, string>>;

export const complaintFields = ['topic', 'email', 'about', 'text'] as const satisfies readonly ComplaintField[];
