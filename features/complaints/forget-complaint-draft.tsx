'use client';

import { useEffect } from 'react';
import { forgetComplaint } from './complaint-draft';

/** On the receipt: what was typed has arrived, and is kept no longer. */
export function ForgetComplaintDraft({ member }: { member?: number }) {
  useEffect(() => forgetComplaint(member), [member]);
  return null;
}
