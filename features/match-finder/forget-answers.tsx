'use client';

import { useEffect } from 'react';
import { forgetAnswers } from './answers-draft';

/** On the results: what was answered has been sent, and is kept no longer. */
export function ForgetAnswers({ member }: { member?: number }) {
  useEffect(() => forgetAnswers(member), [member]);
  return null;
}
