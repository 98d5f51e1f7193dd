'use client';

import { useRef, useState } from 'react';
import { CheckedTextInput } from '@/components/form/checked-fields';
import { EmailSuggestion } from '@/components/form/email-suggestion';

type NewEmailFieldProps = {
  label: string;
  /** As it was sent. */
  typed?: string;
  /** Before the suggestion, the suggestion, and after it. */
  words: readonly string[];
};

/** The new address, with what was probably meant under it. */
export function NewEmailField({ label, typed, words }: NewEmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(typed ?? '');
  const take = (suggestion: string) => {
    setLeft(suggestion);
    if (!input.current) return;
    input.current.value = suggestion;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <div>
      <CheckedTextInput
        ref={input}
        label={label}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
        defaultValue={typed}
        onBlur={(event) => setLeft(event.currentTarget.value)}
      />
      <EmailSuggestion email={left} words={words} onTake={take} />
    </div>
  );
}
