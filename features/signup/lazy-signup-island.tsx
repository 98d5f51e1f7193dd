'use client';

import { Activity } from 'react';
import { neededPart } from '@/components/ui/needed-part';
import type { SignupIslandProps } from './signup-island';

const Island = neededPart(() => import('./signup-island').then((module) => module.SignupIsland));

/**
 * The form's code comes after the page stands: until then, and where it does not come, it is a plain form, which can be filled in and
 * sent. No Suspense around it: the server would send the form where only script brings it to light.
 */
export function LazySignupIsland(props: SignupIslandProps) {
  return (
    <Activity>
      <Island {...props} />
    </Activity>
  );
}
