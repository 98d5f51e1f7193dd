import { useState } from 'react';
import { useCountdown } from '@/components/ui/use-countdown';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { mailPause } from '@/lib/site/constants';
import type { StepFlash } from './step-flash';
import type { Trouble } from './use-sign-up';

/** Asks for the mail again: not within a minute of the one before (`justSent`), and not within what the server asks for. */
export function useResend(email: string, flash: StepFlash | null, justSent = true) {
  // Where the mail has just gone out, its minute runs already.
  const { left, start } = useCountdown(justSent ? mailPause / 1000 : 0);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Trouble | null>(flash ? { key: flash.error || 'signup.confirm.sent', params: flash.params } : null);

  const send = async () => {
    if (busy || left > 0) return;
    setBusy(true);
    try {
      await callApi('resendActivation', { body: { email } });
      setSaid({ key: 'signup.confirm.sent' });
      start(mailPause);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid({ key: error.offline ? 'signup.offline' : error.messageKey, params: error.params });
      if (error.retryAfter) start(error.retryAfter);
    }
    setBusy(false);
  };
  return { send, left, busy, said };
}
