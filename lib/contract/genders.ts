// Whom one may look for. Specification, section 2 (member search). (S04)

export const genders = ['man', 'woman', 'everyone'] as const;
