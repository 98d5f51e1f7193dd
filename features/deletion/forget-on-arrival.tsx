'use client';

import { useEffect } from 'react';
import { forgetAllTexts } from '@/lib/stores/forget-texts';

/** Of an account that was deleted no written text stays in the browser. */
export function ForgetOnArrival() {
  useEffect(() => void forgetAllTexts(), []);
  return null;
}
