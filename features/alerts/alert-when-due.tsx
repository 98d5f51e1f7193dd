'use client';

import { optionalPart } from '@/components/ui/optional-part';
import type { AlertBoxProps } from './alert-box';

const Box = optionalPart(() => import('./alert-box').then((module) => module.AlertBox));

/** An alert with its code, which only members have the browser fetch who are shown one. A function: the server's pages may not name a lazy one. */
export function AlertWhenDue(props: AlertBoxProps) {
  return <Box {...props} />;
}
