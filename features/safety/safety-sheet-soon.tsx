'use client';

import { Suspense } from 'react';
import { optionalPart } from '@/components/ui/optional-part';

// Its links lead to pages: until its code is there, and where it does not come, they are gone to.
const SafetySheet = optionalPart(() => import('./safety-sheet').then((module) => module.SafetySheet));

export function SafetySheetSoon() {
  return (
    <Suspense>
      <SafetySheet />
    </Suspense>
  );
}
