import { cookies } from 'next/headers';

/** What a form sent without JavaScript has to say when its page comes back: the message, and what was typed. */
export type Flash = { error: string; params?: Record<string, string | number>; values: Record<string, string> };

const name = (form: string) => `flash-${form}`;

/** The Set-Cookie header that carries a flash to the page of its form; it lives for half a minute. */
export function flashCookie(form: string, path: string, flash: Flash): string {
  return `${name(form)}=${encodeURIComponent(JSON.stringify(flash))}; Path=${path}; Max-Age=30; HttpOnly; SameSite=Lax`;
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
