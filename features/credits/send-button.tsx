'use client';

import { use, type ReactNode } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { FormBusy } from './form-busy';

/** Sends the form around it; says so while that takes. */
export function SendButton({ busyWords, full, children }: { busyWords: string; full?: boolean; children: ReactNode }) {
  return (
    <BusyButton type="submit" variant="primary" size="lg" full={full} busy={use(FormBusy)} busyWords={busyWords}>
      {children}
    </BusyButton>
  );
}
