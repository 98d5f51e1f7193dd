import { useStayingForm } from '@/lib/queries/staying-form';

/** What leads out of the settings is the login: the session is over, and the page goes there whole. */
function leaveSettings(to: string): boolean {
  const { pathname } = new URL(to, window.location.origin);
  const leaves = pathname !== window.location.pathname && !pathname.startsWith('/settings');
  if (leaves) window.location.assign(to);
  return !leaves;
}

/** Sends a form of the settings without leaving the page, and shows the page as it is then. */
export const useSentForm = (options: Pick<Parameters<typeof useStayingForm>[0], 'validate' | 'onAnswered'> = {}) => useStayingForm({ ...options, onSent: leaveSettings });
