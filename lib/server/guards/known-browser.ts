// The cookie of a browser in which somebody was signed in, by a password or by a link of a mail: its tries to sign in are counted apart from those of strangers, so that
// nobody locks an account against its owner. Bars S8, S16; decision 266.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { localeCookieLife } from '@/lib/site/constants';
import { isSecure } from './session-cookie';

/** Whose password it was. A new password makes every browser a stranger again. */
export type Owner = { id: number; passwordHash: string | null };

/** Where the cookie goes: to the calls and forms of members, or to the operator's pages. */
export type KnownTo = 'members' | 'operator';

const cookieName = 'known-browser';
const paths = { members: '/', operator: '/operator' } as const;
const valuePattern = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

const signatureOf = (known: KnownTo, { id, passwordHash }: Owner, browser: string) => createHmac('sha256', passwordHash ?? '').update(`${known}:${id}:${browser}`).digest('base64url');

/** The name that this browser was given when the owner was signed in by it; null for a stranger, and for an owner that is not there or has no password. */
export function knownBrowser(known: KnownTo, request: Request, owner: Owner | undefined): string | null {
  if (!owner?.passwordHash) return null;
  for (const part of request.headers.get('cookie')?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    const [, browser, signature] = (name === cookieName && valuePattern.exec(value ?? '')) || [];
    if (browser && timingSafeEqual(Buffer.from(signature!), Buffer.from(signatureOf(known, owner, browser)))) return browser;
  }
  return null;
}

/** Set-Cookie for a browser in which the owner has just proved to be the owner. A known one keeps its name. */
export function knownBrowserCookie(known: KnownTo, request: Request, owner: Owner, random: (bytes: number) => Uint8Array): string {
  const browser = knownBrowser(known, request, owner) ?? Buffer.from(random(16)).toString('base64url');
  const value = `${browser}.${signatureOf(known, owner, browser)}`;
  return `${cookieName}=${value}; Path=${paths[known]}; Max-Age=${localeCookieLife / 1000}; HttpOnly; SameSite=Strict${isSecure(request) ? '; Secure' : ''}`;
}
