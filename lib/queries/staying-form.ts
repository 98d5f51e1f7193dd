// A form that the server draws, sent from where it stands; then the page that it leads to, as it is by then. Decisions, 'Calls'.
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type FormEvent } from 'react';
import { sendForm } from '../api/send-form';

type StayingFormOptions = {
  /** Whether it may be sent. */
  validate?: () => Promise<boolean>;
  /** The form was taken, and leads there. False: nothing more is to be done. */
  onSent?: (to: string) => boolean | void;
  /** The page has come that says what became of it. */
  onAnswered?: () => void;
};

/** Sends a form without leaving the page, once at a time. `busy` until the page stands; `failed`: nobody answered. */
export function useStayingForm({ validate, onSent, onAnswered }: StayingFormOptions) {
  const router = useRouter();
  const [moving, move] = useTransition();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const sent = useRef(false);
  const busy = sending || moving;

  const answered = useEffectEvent(() => onAnswered?.());
  useEffect(() => {
    if (busy || !sent.current) return;
    sent.current = false;
    answered();
  }, [busy]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
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
      if (onSent?.(to) === false) return undefined;
      sent.current = true;
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
  return { submit, busy, failed };
}
