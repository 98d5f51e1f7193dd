import type { FormDraft } from '@/lib/stores/form-draft';

/** The three parts of a date of birth as YYYY-MM-DD; empty where one is missing. */
export function birthDateOf({ birth_day: day = '', birth_month: month = '', birth_year: year = '' }: FormDraft): string {
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}
