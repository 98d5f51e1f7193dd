// Collects what is wrong with the fields of one form, so that all of it is told at once, each at its field. Decisions, 'Calls' (`fields`).
import type { FieldCode } from '@/lib/contract/field-codes';
import { Failure } from '../failure';

/** Throws invalid_input with the code of each field that has one; `params` holds what their messages need. */
export function refuseFaults(faults: Record<string, FieldCode | null | undefined>, params: Record<string, string | number> = {}): void {
  const fields = Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, FieldCode] => Boolean(entry[1])));
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields, params });
}
