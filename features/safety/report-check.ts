import { reportReasons, type ReportReason } from '@/lib/contract/report-reasons';

/** Longer than this the server takes no explanation. */
export const longestReport = 2000;

export const isChosenReason = (value: string): value is ReportReason => (reportReasons as readonly string[]).includes(value);

/** What is wrong with a report before it is sent, as keys of messages. */
export function reportTroubles({ reason, text }: { reason: string; text: string }): { reason?: string; text?: string } {
  return {
    ...(isChosenReason(reason) ? {} : { reason: 'safety.report.reason_missing' }),
    ...([...text.trim()].length > longestReport ? { text: 'err.text_too_long' } : {}),
  };
}
