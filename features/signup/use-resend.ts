import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { mailPause } from '@/lib/site/constants';
import type { StepFlash } from './step-flash';
import type { Trouble } from './use-sign-up';

const second = 1000;

/** 45 seconds are '0:45'. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Asks for the mail again: not within a minute of the one before (`justSent`), and not within what the server asks for. */
export function useResend(email: string, flash: StepFlash | null, justSent = true) {
  // Where the mail has just gone out, its minute runs already.
  const [until, setUntil] = useState<number | null>(() => (justSent && typeof window !== 'undefined' ? Date.now() + mailPause : null));
  const [left, setLeft] = useState(justSent ? mailPause / second : 0);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Trouble | null>(flash ? { key: flash.error || 'signup.confirm.sent', params: flash.params } : null);

  const pause = (milliseconds: number) => {
    setUntil(Date.now() + milliseconds);
    setLeft(Math.ceil(milliseconds / second));
  };

  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / second))), second);
    return () => clearInterval(timer);
  }, [until]);

  const send = async () => {
    if (busy || left > 0) return;
    setBusy(true);
    try {
      await callApi('resendActivation', { body: { email } });
      setSaid({ key: 'signup.confirm.sent' });
      pause(mailPause);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid({ key: error.offline ? 'signup.offline' : error.messageKey, params: error.params });
      if (error.retryAfter) pause(error.retryAfter);
    }
    setBusy(false);
  };
  return { send, left, busy, said };
}
