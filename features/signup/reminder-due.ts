import type { User } from '@/lib/contract/user';

/** Whether a member is to be reminded of the link in the mail: not confirmed, profile disabled, and mails do arrive. (T03) */
export function reminderDue({ status, profile, notifications_disabled }: User): boolean {
  return status === 'not_confirmed' && profile?.status === 'disabled' && notifications_disabled.length === 0;
}
