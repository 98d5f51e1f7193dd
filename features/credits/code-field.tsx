'use client';

import type { ClipboardEvent } from 'react';
import { Field, fieldLinks } from '@/components/form/field';

/** The code of a text message: one field, drawn as six cells. A phone fills it in by itself. */
export function CodeField({ label, error, typed }: { label: string; error?: string; typed?: string }) {
  const id = 'otp';
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6);
    if (!digits) return;
    event.preventDefault();
    event.currentTarget.value = digits;
  };
  return (
    <Field id={id} label={label} error={error}>
      <div className="code-cells">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
          <span key={cell} aria-hidden="true" />
        ))}
        <input {...fieldLinks(id, { error })} name="otp" type="text" inputMode="numeric" autoComplete="one-time-code" pattern="[0-9]*" maxLength={6} defaultValue={typed} onPaste={onPaste} />
      </div>
    </Field>
  );
}
