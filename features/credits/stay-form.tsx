'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition, type FormEvent, type ReactNode } from 'react';
import { sendForm } from '@/lib/api/send-form';
import { FormBusy } from './form-busy';

type StayFormProps = {
  /** The last part of /forms/… */
  name: string;
  /** What is said where the server cannot be reached. */
  offline: string;
  id?: string;
  className?: string;
  onSent?: (to: string) => void;
  children: ReactNode;
};

/** A form that the server draws: sent in place with script, as a page without. What was typed stays; the first wrong field is gone to. */
export function StayForm({ name, offline, id, className, onSent, children }: StayFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [moving, move] = useTransition();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const wasBusy = useRef(false);
  const busy = sending || moving;

  useEffect(() => {
    if (wasBusy.current && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    wasBusy.current = busy;
  }, [busy]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { currentTarget, nativeEvent } = event;
    setSending(true);
    setFailed(false);
    try {
      const to = await sendForm(currentTarget, (nativeEvent as SubmitEvent).submitter);
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
    setSending(false);
  };

  return (
    <form ref={form} id={id} className={className} method="post" action={`/forms/${name}`} noValidate aria-busy={busy || undefined} onSubmit={onSubmit}>
      <FormBusy value={busy}>{children}</FormBusy>
      {failed ? (
        <p className="field-error" role="alert">
          {offline}
        </p>
      ) : null}
    </form>
  );
}
