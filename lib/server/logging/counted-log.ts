// A log whose lines are counted by what happened: jobs, mails and failures show in the meters without a word of their own. Decision 134.
import { metrics } from '@/lib/metrics';
import type { Log } from './log';

/** Requests have meters of their own. */
export function countedLog(log: Log): Log {
  return (entry) => {
    if (entry.event !== 'request') metrics().happenings.inc({ level: entry.level, event: entry.event });
    log(entry);
  };
}
