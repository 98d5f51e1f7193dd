import { cookies } from 'next/headers';

/** What a form sent without JavaScript has to say when its page comes back: the message, and what was typed. */
export type Flash = { error: string; params?: Record<string, string | number>; values: Record<string, string> };

const name = (form: string) => `flash-${form}`;

/** Browsers drop a cookie of more than 4096 bytes whole, with what went wrong in it. */
const roomInCookie = 3_600;

function encoded(flash: Flash): string {
  const text = encodeURIComponent(JSON.stringify(flash));
  if (text.length <= roomInCookie) return text;
  const values = Object.fromEntries(Object.entries(flash.values).map(([key, value]) => [key, [...value].slice(0, Math.floor([...value].length * 0.8)).join('')]));
  return encoded({ ...flash, values });
}

/**
 * The Set-Cookie header that carries a flash to the page of its form; it lives for half a minute. What was typed is cut
 * where a cookie has no room for it.
 */
export function flashCookie(form: string, page: string, flash: Flash): string {
  const path = page.split(/[?#;,]/)[0]!;
  return `${name(form)}=${encoded(flash)}; Path=${path}; Max-Age=30; HttpOnly; SameSite=Lax`;
}

/** The flash of a form, or null. */
export async function readFlash(form: string): Promise<Flash | null> {
  const value = (await cookies()).get(name(form))?.value;
  try {
    return value ? (JSON.parse(value) as Flash) : null;
  } catch {
    return null;
  }
}
