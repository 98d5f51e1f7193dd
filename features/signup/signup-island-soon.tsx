'use client';

import { lazy } from 'react';
import type { SignupIslandProps } from './signup-island';

const Island = lazy(async () => ({ default: (await import('./signup-island')).SignupIsland }));

/**
 * The form's code comes after the page stands: until then it is a plain form, which can be filled in and sent. No Suspense around
 * it: the server would send the form where only script brings it to light.
 */
export function SignupIslandSoon(props: SignupIslandProps) {
  return <Island {...props} />;
}
