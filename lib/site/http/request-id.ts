// The id under which a request is found in the log: that which comes with it, where it looks like one. Decision 135.

const pattern = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that a request brings along; undefined where it brings none, or something else. */
export const requestIdIn = (headers: Headers): string | undefined => pattern.exec(headers.get('x-request-id') ?? '')?.[0];
