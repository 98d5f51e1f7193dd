'use client';

import { useCountdown } from '@/components/ui/use-countdown';
import { useHydrated } from '@/components/ui/use-hydrated';
import { clockTime } from '@/lib/format/clock-time';
import { fillText } from '@/lib/format/fill-text';

type AgainButtonProps = {
  /** The form that it sends. */
  form: string;
  /** Seconds until another code can be had. */
  wait: number;
  texts: { again: string; againIn: string };
};

/** Sends the code again, once its minute is over; until then it says when. Without script the server says so. */
export function AgainButton({ form, wait, texts }: AgainButtonProps) {
  const { left } = useCountdown(wait);
  const waits = useHydrated() && left > 0;
  return (
    <button type="submit" form={form} className="text-button tabular" disabled={waits}>
      {waits ? fillText(texts.againIn, { time: clockTime(left) }) : texts.again}
    </button>
  );
}
