'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { TellFaults, type FaultWords } from '@/components/form/told-faults';
import { useFormControl } from '@/components/form/use-form-control';
import type { FormFaults } from '@/lib/contract/form-faults';
import { keepDebitDraft, readDebitDraft } from './debit-draft';
import { StayForm } from './stay-form';

type DebitFormProps = {
  member: number;
  /** Whose postcodes and phone numbers are taken. */
  country: string;
  /** What the form came back with, and what is said of the codes. */
  faults: FormFaults;
  words: FaultWords;
  offline: string;
  children: ReactNode;
};

/** Never the account number. */
const kept = ['account_holder', 'street', 'house_number', 'zip', 'city', 'phone'];

/** The form of a direct debit. What was typed stays in the tab until it is confirmed. (S09) */
export function DebitForm({ member, country, faults: start, words, offline, children }: DebitFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const schema = () => import('@/lib/contract/debit-form').then(({ debitPage }) => debitPage(country));
  const { faults, prepare, validate, settle } = useFormControl({ form, start, schema });

  useEffect(() => {
    const { elements } = form.current!;
    const fields = kept.map((name) => elements.namedItem(name)).filter((field) => field instanceof HTMLInputElement);
    const draft = readDebitDraft(member);
    for (const field of fields) if (field.value === '') field.value = draft[field.name] ?? '';
  }, [member]);
  const keep = () => {
    const values = new FormData(form.current!);
    keepDebitDraft(member, Object.fromEntries(kept.map((name) => [name, String(values.get(name) ?? '')])));
  };

  return (
    <StayForm ref={form} name="direct-debit" offline={offline} className="buy" onFocus={prepare} onInput={keep} validate={validate} onAnswered={() => void settle(start)}>
      <TellFaults faults={faults} words={words}>
        {children}
      </TellFaults>
    </StayForm>
  );
}
