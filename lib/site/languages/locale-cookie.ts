// The cookie that remembers the chosen language for 365 days. Specification, section 1. (A08)
import { localeCookieLife } from '../constants';
import type { Locale } from './locales';

/** The cookie as text for Set-Cookie or writeCookie. */
export function localeCookie(locale: Locale): string {
  return `locale=${locale}; Path=/; Max-Age=${localeCookieLife / 1000}; SameSite=Lax`;
}
