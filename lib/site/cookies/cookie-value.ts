// One cookie out of a Cookie header or `document.cookie`.

/** The value under a name, as it was written, or undefined. */
export const cookieValue = (cookies: string | null | undefined, name: string): string | undefined => new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(cookies ?? '')?.[1];
