// How a script of a page writes a cookie; those that the server sets get their Secure in lib/api/send-headers.ts. Decision 278.

/** Writes a cookie, given as for Set-Cookie, into this browser; Secure where the page came over https. */
export function writeCookie(cookie: string): void {
  document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
}
