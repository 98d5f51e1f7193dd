// Whether a date of birth is one, and of somebody old enough. Specification, section 5; decisions, 'Honesty and safety' (18+). (V03)
import type { FieldCode } from '../../contract/field-codes';
import { ageAt } from './age-at';

const oldest = 120;

function isReal(date: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).map(Number);
  if (!year || !month || !day) return false;
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** What is wrong with a date of birth (YYYY-MM-DD), or null: missing or too young, or no date that somebody alive can have. */
export function birthDateFault(date: string, least: number, now: Date): FieldCode | null {
  if (date.trim() === '') return 'birth_date';
  if (!isReal(date)) return 'birth_date_invalid';
  const age = ageAt(date, now);
  if (age < 0 || age > oldest) return 'birth_date_invalid';
  return age < least ? 'birth_date' : null;
}
