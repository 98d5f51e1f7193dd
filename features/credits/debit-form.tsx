'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { forgetDebitDraft, keepDebitDraft, readDebitDraft } from './debit-draft';
import { StayForm } from './stay-form';

type DebitFormProps = { member: number; /** The draft is kept for these fields, and forgotten with an empty list. */ kept: readonly string[]; name: string; offline: string; children: ReactNode };

/** The form of a direct debit. What was typed stays in the tab until it is confirmed; the account number is never kept. */
export function DebitForm({ member, kept, name, offline, children }: DebitFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || kept.length === 0) return undefined;
    const fields = kept.flatMap((field) => form.elements.namedItem(field) as HTMLInputElement | null).filter((field) => field !== null);
    const draft = readDebitDraft(member);
    for (const field of fields) if (field.value === '') field.value = draft[field.name] ?? '';
    const keep = () => keepDebitDraft(member, Object.fromEntries(fields.map((field) => [field.name, field.value])));
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [member, kept]);
  return (
    <StayForm name={name} offline={offline} className="buy" onSent={kept.length === 0 ? () => forgetDebitDraft(member) : undefined}>
      <div ref={place} hidden />
      {children}
    </StayForm>
  );
}
