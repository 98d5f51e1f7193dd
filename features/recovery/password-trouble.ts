import { ApiError } from '@/lib/api/api-error';

/** Why a new password was refused: the codes of its fields, or the key of the message for the whole form. */
export type PasswordTrouble = { password?: string; password_repeat?: string; form?: string };

/** The codes of the fields alone. */
export const faultsIn = ({ password, password_repeat }: PasswordTrouble) => ({ ...(password && { password }), ...(password_repeat && { password_repeat }) });

/** Whether the form that came back may have used its link up, as no answer said: sent again unchanged it tells. (X03) */
export function mayHaveUsedLink(trouble: PasswordTrouble | null | undefined): boolean {
  return trouble?.form !== undefined && trouble.form !== 'err.link_expired';
}

/** What the server's refusal means for the form. `keyOf`: the message of one that is of no field. */
export function troubleOfRefusal(error: unknown, keyOf = ({ messageKey }: ApiError) => messageKey): PasswordTrouble {
  if (!(error instanceof ApiError)) return { form: 'err.generic_retry' };
  const faults = faultsIn(error.fields);
  return Object.keys(faults).length > 0 ? faults : { form: keyOf(error) };
}
