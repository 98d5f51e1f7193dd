'use client';

import { optionalPart } from '@/components/ui/optional-part';
import type { ReminderProps } from './activation-reminder';

const Reminder = optionalPart(() => import('./activation-reminder').then((module) => module.ActivationReminder));

/** The reminder with its code, which only members have the browser fetch whose address waits. A function: the server's pages may not name a lazy one. */
export function ReminderWhenDue(props: ReminderProps) {
  return <Reminder {...props} />;
}
