import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { textPrefix } from '@/lib/stores/forget-texts';
import { fillIn, forgetDraft, keepDraft, readDraft } from '@/lib/stores/form-draft';
import type { StepFlash } from './step-flash';
import type { Trouble } from './use-sign-up';

/** Saving what a member says of themselves; what was typed stays where a call fails, through a reload too, until they log out. */
export function useAbout(member: number, told: StepFlash | null, onDone: () => void) {
  const draft = `${textPrefix}${member}:signup-about`;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(told?.values.fault ? fieldMessageKey(told.values.fault) : null);
  const [trouble, setTrouble] = useState<Trouble | null>(told?.error && !told.values.fault ? { key: told.error, params: told.params } : null);

  useLayoutEffect(() => {
    const kept = readDraft(draft);
    // A form that comes back keeps what it is told of its fields.
    if (!form.current || Object.keys(kept).length === 0) return;
    fillIn(form.current, kept);
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [draft]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setTrouble(null);
    try {
      await callApi('saveProfile', { body: { about: String(data.get('about') ?? ''), interests: data.getAll('interest').map(String) } });
      forgetDraft(draft);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = error.fields.about;
      setFault(wrong ? fieldMessageKey(wrong) : null);
      if (!wrong) setTrouble({ key: keyOfTyped(error), params: error.params });
      else form.current?.querySelector('textarea')?.focus();
    }
    setBusy(false);
  };
  const keep = () => {
    if (form.current) keepDraft(form.current, draft);
    setFault(null);
  };
  return { form, busy, trouble, fault, submit, keep };
}
