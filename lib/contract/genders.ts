// Whom one may look for, and what one may be. Specification, sections 2 (member search) and 3 (profile attributes). (S04, E12)

export const genders = ['man', 'woman', 'everyone'] as const;

/** What a member may call themselves; the words are the messages `gender.<value>`. */
export const ownGenders = ['woman', 'man', 'nonbinary', 'other'] as const;
