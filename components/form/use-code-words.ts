import { useTranslations } from 'next-intl';
import { fieldMessageKey, type FieldCode } from '@/lib/contract/field-codes';
import type { FormFaults } from '@/lib/contract/form-faults';
import type { FaultWords } from './told-faults';

const general = 'invalid_input';

/** On the server: what a form says of the codes that its checks and the server may find, and of any other. `params`: what their messages need. */
export function useCodeWords(codes: readonly FieldCode[], params: Record<string, string | number> = {}): FaultWords {
  const t = useTranslations();
  return Object.fromEntries([...codes, general].map((code) => [code, t(fieldMessageKey(code), params)]));
}

/** The codes behind the keys of messages ('err.required') that a form came back with, for those of its fields that are wrong. */
export function codesOf(fields: readonly string[], wrong: (field: string) => string | undefined): FormFaults {
  return Object.fromEntries(fields.flatMap((field) => (wrong(field) ? [[field, wrong(field)!.replace(/^err\./, '')]] : [])));
}
