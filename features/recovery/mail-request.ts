import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { noteMail } from '@/lib/stores/mail-pause';

/** The mails that somebody can ask for with nothing but an address. */
export type MailKind = 'reset' | 'activation' | 'reactivation';

export type Trouble = { key: string; params: Record<string, string | number>; /** What is wrong with the address itself, at the field. */ atField: boolean };

const calls = { reset: 'requestPasswordReset', activation: 'resendActivation', reactivation: 'requestReactivation' } as const;
const fieldCodes = new Set(['email_not_found', 'invalid_input']);

/** What to tell of a mail that was not sent. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { key: 'err.generic_retry', params: {}, atField: false };
  const atField = error.code !== undefined && fieldCodes.has(error.code);
  return { key: error.code === 'invalid_input' ? 'err.email_invalid' : keyOfTyped(error), params: error.params, atField };
}

/** Asks for a mail; null when it is on its way. (X03, X04, T13) */
export async function requestMail(kind: MailKind, email: string): Promise<Trouble | null> {
  try {
    await callApi(calls[kind], { body: { email } });
    noteMail(kind);
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}
