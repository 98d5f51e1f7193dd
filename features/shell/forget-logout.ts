import { callApi } from '@/lib/api/browser';
import { tellTabs } from '@/lib/api/session-channel';
import { endPush } from '@/lib/push/end-push';
import { tellWorker } from '@/lib/push/worker-registration';
import { isLogoutAsked, noLogoutMark } from '@/lib/site/cookies/logout-mark-cookie';
import { writeCookie } from '@/lib/site/cookies/write-cookie';
import { forgetAllTexts } from '@/lib/stores/forget-texts';

/** Whether a logout that was asked for has been done. While the server does not say so nobody is out: the mark waits for the form's answer, or for the next page. */
async function isDone(): Promise<boolean> {
  if (!isLogoutAsked(document.cookie)) return true;
  return callApi('getUser', {}).then(
    ({ user }) => user === null,
    () => false,
  );
}

/** What `endSession` does for a logout, where no script saw it: nothing written stays, no notice, no push message, in no tab. (Bar S9) */
export async function forgetLogout(): Promise<void> {
  if (!(await isDone())) return;
  tellTabs('logout');
  endPush();
  void tellWorker({ type: 'ended' });
  // The mark goes last: a page that is left meanwhile leaves the rest to the next one.
  await forgetAllTexts();
  writeCookie(noLogoutMark);
}
