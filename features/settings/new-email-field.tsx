'use client';

import { useRef, useState } from 'react';
import { EmailSuggestion } from '@/components/form/email-suggestion';
import { TextInput } from '@/components/form/text-input';

type NewEmailFieldProps = {
  label: string;
  error?: string;
  /** As it was sent. */
  typed?: string;
  /** Before the suggestion, the suggestion, and after it. */
  words: readonly string[];
};

/** The new address, with what was probably meant under it. */
export function NewEmailField({ label, error, typed, words }: NewEmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(typed ?? '');
  const take = (suggestion: string) => {
    setLeft(suggestion);
    if (!input.current) return;
    input.current.value = suggestion;
    input.current.focus();
  };
  return (
    <div>
      <TextInput
        ref={input}
        label={label}
        error={error}
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
