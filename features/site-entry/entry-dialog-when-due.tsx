'use client';

import { lazy, type ComponentProps } from 'react';
import type { EntryDialog } from './entry-dialog';

const Dialog = lazy(async () => ({ default: (await import('./entry-dialog')).EntryDialog }));

/** The dialog with its code, which only a browser fetches on a page that has the warning. A function: the server's pages may not name a lazy one. */
export function EntryDialogWhenDue(props: ComponentProps<typeof EntryDialog>) {
  return <Dialog {...props} />;
}
