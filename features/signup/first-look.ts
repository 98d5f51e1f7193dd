import type { FieldCode } from '@/lib/contract/field-codes';
import type { FormDraft } from '@/lib/stores/form-draft';

export type Faults = Record<string, string>;

/** The three parts of a date of birth as YYYY-MM-DD; empty where one is missing. */
export function birthDateOf({ birth_day: day = '', birth_month: month = '', birth_year: year = '' }: FormDraft): string {
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

const required = ['email', 'name', 'password'];

/**
 * What can be told without asking the server: a field left empty, a date that is not chosen. Every rule of the
 * specification is the server's, which names all faults at once.
 */
export function firstLook(values: FormDraft): Record<string, FieldCode> {
  const empty = required.filter((name) => !values[name]?.trim()).map((name) => [name, 'required'] as const);
  return { ...Object.fromEntries(empty), ...(birthDateOf(values) ? {} : { date_of_birth: 'birth_date' }) };
}
