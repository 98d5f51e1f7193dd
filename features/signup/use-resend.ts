import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useCountdown } from '@/components/ui/use-countdown';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { mailPause } from '@/lib/site/constants';
import { noteMail, pauseAfterMail } from '@/lib/stores/mail-pause';
import type { StepFlash } from './step-flash';
import type { Trouble } from './use-sign-up';

/** Asks for the mail again: not within a minute of one that this tab knows of, and not within what the server asks for. */
export function useResend(email: string, flash: Pick<StepFlash, 'error' | 'params'> | null) {
  // Without script nothing counts down: the button can be pressed from the start.
  const { left, start } = useCountdown(0);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Trouble | null>(flash ? { key: flash.error || 'signup.confirm.sent', params: flash.params } : null);

  const goOn = useEffectEvent(() => {
    const pause = pauseAfterMail('activation', flash?.error === '');
    if (pause > 0) start(pause);
  });
  useLayoutEffect(() => goOn(), []);

  /** A mail has gone out: the next can be had after its minute. */
  const rest = () => {
    noteMail('activation');
    start(mailPause);
  };
  const send = async () => {
    if (busy || left > 0) return;
    setBusy(true);
    try {
      await callApi('resendActivation', { body: { email } });
      setSaid({ key: 'signup.confirm.sent' });
      rest();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid({ key: keyOfTyped(error), params: error.params });
      if (error.retryAfter) start(error.retryAfter);
    }
    setBusy(false);
  };
  return { send, rest, left, busy, said };
}
