import { ApiError } from '@/lib/api/api-error';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { minimumPasswordLength } from '@/lib/site/constants';

/** The keys of the messages for a new password that was refused: at a field, or for the whole form. */
export type PasswordTrouble = { password?: string; repeat?: string; form?: string };

/** What can be told without asking the server; null where nothing is wrong. (V04) */
export function checkPasswords(password: string, repeat: string): PasswordTrouble | null {
  if ([...password].length < minimumPasswordLength) return { password: 'err.password_short' };
  return password === repeat ? null : { repeat: 'err.passwords_differ' };
}

/** Whether the form that came back may have used its link up, as no answer said: sent again unchanged it tells. (X03) */
export function isUndecided(trouble: PasswordTrouble | null | undefined): boolean {
  return trouble?.form !== undefined && trouble.form !== 'err.link_expired';
}

/** What the server's refusal means for the form. */
export function troubleOfRefusal(error: unknown): PasswordTrouble {
  if (!(error instanceof ApiError)) return { form: 'err.generic_retry' };
  const { password, password_repeat: repeat } = error.fields;
  if (password) return { password: fieldMessageKey(password) };
  return repeat ? { repeat: fieldMessageKey(repeat) } : { form: error.messageKey };
}
