// What can be wrong with one field, and which message says so. Specification, section 5; decisions, 'Calls' (`fields`).

const codes = [
  'required',
  'email_invalid',
  'email_taken',
  'new_email_invalid',
  'name_is_email',
  'name_at',
  'name_length',
  'name_characters',
  'birth_date',
  'birth_date_invalid',
  'password_short',
  'password_common',
  'password_personal',
  'passwords_differ',
  'old_password',
  'password_wrong',
  'text_too_long',
  'invite_unknown',
  'not_offered',
  'receiver_missing',
  'receiver_gone',
  'iban_invalid',
  'zip_invalid',
  'phone_invalid',
  'mandate_missing',
  'begin_missing',
] as const;
export type FieldCode = (typeof codes)[number];

/** The key of the message for a field's code; a code that no table knows gets the general one. */
export function fieldMessageKey(code: string): string {
  return (codes as readonly string[]).includes(code) ? `err.${code}` : 'err.invalid_input';
}
