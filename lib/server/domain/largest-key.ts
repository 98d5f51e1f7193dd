// How large the key of a row can be.

/** The largest key of a table whose ids are `integer`. A caller may name a larger one; the database must not be asked for it. */
export const largestKey = 2_147_483_647;
