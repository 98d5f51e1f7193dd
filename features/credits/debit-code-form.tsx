'use client';

import type { ReactNode } from 'react';
import { forgetDebitDraft } from './debit-draft';
import { StayForm } from './stay-form';

/** The form of the code: with it the draft of the account has done its work. */
export function DebitCodeForm({ member, offline, children }: { member: number; offline: string; children: ReactNode }) {
  return (
    <StayForm name="direct-debit-code" offline={offline} className="buy" onSent={() => forgetDebitDraft(member)}>
      {children}
    </StayForm>
  );
}
