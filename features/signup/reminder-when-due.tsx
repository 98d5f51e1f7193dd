'use client';

import { lazy } from 'react';

/** The reminder with its code, which only members have the browser fetch whose address waits. */
export const ReminderWhenDue = lazy(async () => ({ default: (await import('./activation-reminder')).ActivationReminder }));
