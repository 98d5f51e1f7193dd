import { tellTabs } from '@/lib/api/session-channel';
import { getQueryClient } from '@/lib/queries/client';
import { pathTo } from '@/lib/site/routes';
import { forgetChats } from '@/lib/stores/chat-store-provider';
import { forgetLikes } from '@/lib/stores/likes-store-provider';

let over = false;

/**
 * The one end of a session in a browser: everything held of the member goes, the other tabs are told, and the tab starts
 * anew at the root. `heard`: another tab told it. (T01, T02)
 */
export function endSession({ heard = false }: { heard?: boolean } = {}): void {
  over = true;
  getQueryClient().clear();
  forgetChats();
  forgetLikes();
  if (!heard) tellTabs('logout');
  window.location.replace(pathTo('index'));
}

/** A page of an ended session that the browser takes out of its memory on "back" is not shown again. */
export function leaveWhenOver({ persisted }: PageTransitionEvent): void {
  if (persisted && over) window.location.replace(pathTo('index'));
}
