'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type ComponentProps, type FormEvent, type ReactNode, type RefObject } from 'react';
import { sendForm } from '@/lib/api/send-form';
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
  onSent?: (to: string) => void;
  children: ReactNode;
};

/** A form that the server draws: sent in place with script, as a page without. What was typed stays; the first wrong field is gone to. */
export function StayForm({ name, offline, ref, validate, onAnswered, onSent, children, ...rest }: StayFormProps) {
  const router = useRouter();
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const [moving, move] = useTransition();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const sent = useRef(false);
  const busy = sending || moving;

  const answered = useEffectEvent(() => (onAnswered ? onAnswered() : form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()));
  useEffect(() => {
    if (busy || !sent.current) return;
    sent.current = false;
    answered();
  }, [busy]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return undefined;
    const { action } = event.currentTarget;
    // While it is busy its button sends nothing, and a form would not take it for the one that was pressed.
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    setSending(true);
    setFailed(false);
    try {
      if (validate && !(await validate())) return setSending(false);
      const to = await sendForm(action, data);
      sent.current = true;
      onSent?.(to);
      const here = window.location.pathname + window.location.search;
      move(() => {
        if (to !== here) router.push(to);
        // The page that it leads to may have been fetched before.
        router.refresh();
      });
    } catch {
      setFailed(true);
    }
    return setSending(false);
  };

  return (
    <form {...rest} ref={form} method="post" action={`/forms/${name}`} noValidate aria-busy={busy || undefined} onSubmit={onSubmit}>
      <FormBusy value={busy}>{children}</FormBusy>
      {failed ? (
        <p className="field-error" role="alert">
          {offline}
        </p>
      ) : null}
    </form>
  );
}
