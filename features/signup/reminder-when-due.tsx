'use client';

import { lazy } from 'react';

const Reminder = lazy(async () => ({ default: (await import('./activation-reminder')).ActivationReminder }));

/** The reminder with its code, which only members have the browser fetch whose address waits. A function: the server's pages may not name a lazy one. */
export function ReminderWhenDue() {
  return <Reminder />;
}
