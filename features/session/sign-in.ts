import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';

export type LoginTrouble = {
  /** The message to show: 'err.login'. */
  key: string;
  params: Record<string, string | number>;
  /** How long the account is locked, in milliseconds. */
  lockedFor?: number;
};

export type SignedIn = { language?: string };

const minute = 60_000;

/** What to tell of a failed login; never which of the two fields was wrong. (X02) */
function troubleOf(error: ApiError): LoginTrouble {
  if (error.code === 'locked_out') {
    const minutes = Number(error.params.minutes) || Math.ceil((error.retryAfter ?? minute) / minute);
    return { key: error.messageKey, params: { minutes }, lockedFor: error.retryAfter ?? minutes * minute };
  }
  if (error.code === 'account_suspended') return { key: error.messageKey, params: {} };
  const refused = error.status >= 400 && error.status < 500 && error.status !== 429;
  return { key: refused ? 'err.login' : keyOfTyped(error), params: error.params };
}

/** Signs in. An answer that holds no user is a failed login too, with whatever status it came. (C05) */
export async function signIn(email: string, password: string): Promise<SignedIn | LoginTrouble> {
  try {
    const { user } = await callApi('login', { body: { email, password } });
    return user ? { language: user.language } : { key: 'err.login', params: {} };
  } catch (error) {
    if (error instanceof ApiError) return troubleOf(error);
    throw error;
  }
}
