'use client';

import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useStayingForm } from '@/lib/queries/staying-form';
import { FormBusy } from './form-busy';

type StayFormProps = Pick<ComponentProps<'form'>, 'id' | 'className' | 'onFocus' | 'onInput'> & {
  /** The last part of /forms/… */
  name: string;
  /** What is said where the server cannot be reached. */
  offline: string;
  ref?: RefObject<HTMLFormElement | null>;
  /** Whether it may be sent. */
  validate?: () => Promise<boolean>;
  /** The page has come that says what became of it. */
  onAnswered?: () => void;
  /** Hears where it leads. */
  onSent?: (to: string) => void;
  children: ReactNode;
};

/** A form that the server draws: sent in place with script, as a page without. What was typed stays; the first wrong field is gone to. */
export function StayForm({ name, offline, ref, validate, onAnswered, onSent, children, ...rest }: StayFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const goToFault = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  const { submit, busy, failed } = useStayingForm({ validate, onSent, onAnswered: onAnswered ?? goToFault });

  return (
    <form {...rest} ref={form} method="post" action={`/forms/${name}`} noValidate aria-busy={busy || undefined} onSubmit={submit}>
      <FormBusy value={busy}>{children}</FormBusy>
      {failed ? (
        <p className="field-error" role="alert">
          {offline}
        </p>
      ) : null}
    </form>
  );
}
