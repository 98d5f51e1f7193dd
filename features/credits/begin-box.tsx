'use client';

import { useId, useState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { FieldError } from '@/components/form/field-error';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Leads to the box, in place of what the browser would do. How comes with the first press that needs it. */
export function goToBox(event: { preventDefault: () => void }): void {
  event.preventDefault();
  void import('./lead-to-box').then(({ leadToBox }) => leadToBox());
}

type BeginBoxProps = {
  /** Which words are agreed to. */
  value: string;
  label: string;
  /** What is said where it is not ticked. */
  words: string;
  /** By the member, before an error. */
  ticked?: boolean;
  /** The form was sent without it. */
  missing?: boolean;
};

/** The box without which nothing is ordered. Without script the server says so. */
export function BeginBox({ value, label, words, ticked, missing }: BeginBoxProps) {
  const id = useId();
  const [told, setTold] = useState(false);
  const wrong = told || missing;
  return (
    <div>
      <Checkbox
        name="begin_at_once" value={value} label={label} defaultChecked={ticked} required={useHydrated()} aria-invalid={wrong || undefined} aria-describedby={wrong ? id : undefined}
        onChange={() => setTold(false)}
        onInvalid={(event) => {
          goToBox(event);
          setTold(true);
        }}
      />
      {wrong ? <FieldError id={id}>{words}</FieldError> : null}
    </div>
  );
}
