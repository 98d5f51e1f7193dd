// The cookie of a session, and the token in it. Specification, section 7; decisions, 'Calls'. (C02)
import { authCookieLife } from '@/lib/site/constants';

export const sessionCookieName = 'auth';
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** The token in a Cookie header, or null where there is none that could be ours. */
export function tokenIn(cookieHeader: string | null): string | null {
  for (const part of cookieHeader?.split(';') ?? []) {
    const [name, value] = part.split('=', 2);
    if (name?.trim() === sessionCookieName && tokenPattern.test(value?.trim() ?? '')) return value!.trim();
  }
  return null;
}

/** Set-Cookie for a new or renewed session; with null, for its end. */
export function sessionCookie(token: string | null, secure: boolean): string {
  const life = token === null ? 0 : Math.floor(authCookieLife / 1000);
  return `${sessionCookieName}=${token ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Whether the visitor's browser speaks https, directly or through the proxy in front of us. */
export function isSecure(request: Request): boolean {
  return request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' || new URL(request.url).protocol === 'https:';
}
