'use client';

import { useEffect } from 'react';
import { holdPopovers } from '@/components/ui/hold-popovers';

/** On a page of visitors the sheets that the browser opens are entries of the history too: theirs have no late parts. */
export function HeldPopovers() {
  useEffect(holdPopovers, []);
  return null;
}
