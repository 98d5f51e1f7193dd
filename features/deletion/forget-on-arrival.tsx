'use client';

import { useEffect } from 'react';
import { forgetTexts } from '@/lib/stores/forget-texts';

/** Of an account that was deleted no written text stays in the tab. */
export function ForgetOnArrival() {
  useEffect(() => forgetTexts(window.sessionStorage), []);
  return null;
}
