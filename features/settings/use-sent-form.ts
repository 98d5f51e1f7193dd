import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type FormEvent } from 'react';
import { sendForm } from '@/lib/api/send-form';

type Options = {
  /** Whether it may be sent. */
  validate?: () => Promise<boolean>;
  /** The page has come that says what became of it. */
  onAnswered?: () => void;
};

/** Sends a form without leaving the page, and shows the page as it is then; once at a time. `failed`: nobody answered. */
export function useSentForm({ validate, onAnswered }: Options = {}) {
  const router = useRouter();
  const [refreshing, refresh] = useTransition();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const sent = useRef(false);
  const busy = sending || refreshing;

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
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    setSending(true);
    setFailed(false);
    try {
      if (validate && !(await validate())) return setSending(false);
      const to = await sendForm(action, data);
      const { pathname } = new URL(to, window.location.origin);
      // What leads out of the settings is the login: the session is over.
      if (pathname !== window.location.pathname && !pathname.startsWith('/settings')) return window.location.assign(to);
      sent.current = true;
      refresh(() => {
        if (pathname !== window.location.pathname) router.push(to);
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
