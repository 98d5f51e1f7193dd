'use client';

import { lazy } from 'react';

/** The dialog with its code, which only a browser fetches on a page that has the warning. */
export const EntryDialogWhenDue = lazy(async () => ({ default: (await import('./entry-dialog')).EntryDialog }));
