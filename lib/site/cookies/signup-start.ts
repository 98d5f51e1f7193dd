// What a visitor chose on a lander, carried to sign-up in a cookie of one hour: wishes and messages are private, so they stand in
// no address. Specification, section 2 (landers); decisions, 'Honesty and safety'.
import { cookieValue } from './cookie-value';

export type SignupStart = {
  /** The lander that the visitor came from, as in features/landers/registry.ts. */
  lander: string;
  /** The member whom the first message is for. */
  member?: string;
  /** The first message, chosen or typed. */
  message?: string;
  /** What the visitor feels like, as codes: ['wine', 'dance']. */
  wishes: string[];
  /** When it was chosen, in ms: a later answer counts more than what was typed before it. */
  at?: number;
};

/** What a form may have sent: nothing of it is believed. */
type Sent = { lander?: unknown; member?: unknown; message?: unknown; wishes?: readonly unknown[]; at?: unknown };
type Jar = { get: (name: string) => { value: string } | undefined };

export const signupStartCookie = 'signup-start';
const oneHour = 3_600;
const longestMessage = 2_000;
const mostWishes = 12;
/** Browsers drop a cookie of more than 4096 bytes whole. */
const roomInCookie = 3_600;

const code = (value: unknown): string | undefined => (typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/i.test(value) ? value : undefined);

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? value : undefined);

/** As much of a text as there is room for, never half a character; undefined where nothing is left. */
function shortened(value: unknown, length: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = [...value.toWellFormed().replace(/\r\n?/g, '\n').trim()].slice(0, length).join('').trim();
  return text || undefined;
}

/** What of a form counts: codes where codes belong, a message within its length, no wish twice; null without a lander. */
export function signupStartOf(sent: Sent): SignupStart | null {
  const lander = code(sent.lander);
  if (!lander) return null;
  const wishes = [...new Set((sent.wishes ?? []).map(code).filter((wish) => wish !== undefined))].slice(0, mostWishes);
  return { lander, member: idOf(sent.member), message: shortened(sent.message, longestMessage), wishes, at: Number.isSafeInteger(sent.at) ? (sent.at as number) : undefined };
}

/** The start as a cookie's value. A message for which a cookie has no room is cut. */
export function encodeSignupStart(start: SignupStart): string {
  const encoded = encodeURIComponent(JSON.stringify(start));
  if (encoded.length <= roomInCookie) return encoded;
  return encodeSignupStart({ ...start, message: shortened(start.message, Math.floor([...(start.message ?? '')].length * 0.8)) });
}

/** Reads a cookie's value, as it stands in the header or already unescaped; null where it is none of ours. */
export function decodeSignupStart(value: string): SignupStart | null {
  try {
    return signupStartOf(JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value) as Sent);
  } catch {
    return null;
  }
}

/** The Set-Cookie header that carries the start to sign-up. */
export function signupStartHeader(start: SignupStart): string {
  return `${signupStartCookie}=${encodeSignupStart(start)}; Path=/; Max-Age=${oneHour}; HttpOnly; SameSite=Lax`;
}

const over = `${signupStartCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** What the visitor brings to sign-up, from `await cookies()`; null where nothing was chosen. */
export function readSignupStart(cookies: Jar): SignupStart | null {
  const value = cookies.get(signupStartCookie)?.value;
  return value ? decodeSignupStart(value) : null;
}

/**
 * The Set-Cookie header once sign-up has taken the first message over: the wishes stay for the step about oneself. Null where the
 * Cookie header brings nothing.
 */
export function signupStartTaken(cookies: string | null): string | null {
  const value = cookieValue(cookies, signupStartCookie);
  if (!value) return null;
  const start = decodeSignupStart(value);
  return start && start.wishes.length > 0 ? signupStartHeader({ lander: start.lander, wishes: start.wishes }) : over;
}
