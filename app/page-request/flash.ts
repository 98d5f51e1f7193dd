import { cookies } from 'next/headers';
import { storedFlash, storeFlash } from '@/lib/api/flash-store';

/** What a form sent without JavaScript has to say when its page comes back: the message, and what was typed. */
export type Flash = {
  error: string;
  params?: Record<string, string | number>;
  values: Record<string, string>;
  /** The one member who may see it. */
  member?: string;
};

const name = (form: string) => `flash-${form}`;
const pathOf = (page: string) => page.split(/[?#;,]/)[0]!;

/** Browsers drop a cookie of more than 4096 bytes whole, with what went wrong in it. */
const roomInCookie = 3_600;
/** Begins a token in the place of the flash itself. */
const mark = '~';

/**
 * The Set-Cookie header that carries a flash to the page of its form; it lives for half a minute, or for so many `seconds`. What has no room in a
 * cookie is stored by the server; so is what one member alone may see, for as long as a login takes.
 */
export function flashCookie(form: string, page: string, flash: Flash, seconds = 30): string {
  const text = encodeURIComponent(JSON.stringify(flash));
  const value = flash.member || text.length > roomInCookie ? mark + storeFlash(flash) : text;
  return `${name(form)}=${value}; Path=${pathOf(page)}; Max-Age=${flash.member ? 1800 : seconds}; HttpOnly; SameSite=Lax`;
}

/** The Set-Cookie header that forgets what an earlier try of a form left on its page. */
export function noFlash(form: string, page: string): string {
  return `${name(form)}=; Path=${pathOf(page)}; Max-Age=0; HttpOnly; SameSite=Lax`;
}

/** The flash of a form, or null; one that is meant for a member only where that is who asks. */
export async function readFlash(form: string, member?: number | null): Promise<Flash | null> {
  const value = (await cookies()).get(name(form))?.value;
  if (!value) return null;
  const isMine = (flash: Flash) => flash.member === undefined || flash.member === String(member);
  if (value.startsWith(mark)) return (await storedFlash(value.slice(mark.length), (found) => isMine(found as Flash))) as Flash | null;
  try {
    const flash = JSON.parse(value) as Flash;
    return isMine(flash) ? flash : null;
  } catch {
    return null;
  }
}
