import { useRouter } from 'next/navigation';
import { useState, useTransition, type FormEvent } from 'react';
import { sendForm } from '@/lib/api/send-form';

/** Sends a form without leaving the page, and shows the page as it is then; once at a time. `failed`: nobody answered. */
export function useSentForm() {
  const router = useRouter();
  const [refreshing, refresh] = useTransition();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const busy = sending || refreshing;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setSending(true);
    setFailed(false);
    try {
      const to = await sendForm(event.currentTarget, submitter);
      const { pathname } = new URL(to, window.location.origin);
      // What leads out of the settings is the login: the session is over.
      if (pathname !== window.location.pathname && !pathname.startsWith('/settings')) return window.location.assign(to);
      refresh(() => {
        if (pathname !== window.location.pathname) router.push(to);
        // The page that it leads to may have been fetched before.
        router.refresh();
      });
    } catch {
      setFailed(true);
    }
    setSending(false);
  };
  return { submit, busy, failed };
}
