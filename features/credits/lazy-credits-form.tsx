'use client';

import { Activity } from 'react';
import { CreditsFormPart } from '@/features/credits/credits-form-part';
import type { CreditsFormProps } from './credits-form';

/** The form of a purchase on a page that seldom needs it: drawn with the page, alive a moment after it. */
export function LazyCreditsForm(props: CreditsFormProps) {
  return (
    <Activity>
      <CreditsFormPart {...props} />
    </Activity>
  );
}
