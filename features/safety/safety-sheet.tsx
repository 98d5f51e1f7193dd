import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { chatsQuery } from '@/lib/queries/chats';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { takenOver } from '@/lib/taken-over';
import { afterBlocking } from './after-blocking';
import { checkReports } from './check-report';
import { openSheets } from './open-sheets';

/** The sheet in which the pages of safety open over any page of a member. */
export function SafetySheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const client = useQueryClient();
  const { store } = useChatTab();

  // As soon as it stands: a link pressed between that and an effect would still lead to a page.
  useLayoutEffect(() => {
    takenOver(dialog.current);
    /** Whoever blocks has removed the conversation: it is no news to this tab that it is gone. (T07) */
    const onSend = (form: HTMLFormElement) => {
      const conversation = store.getState().conversationOf[Number(new FormData(form).get('profile'))];
      if (conversation === undefined || !form.action.endsWith('/forms/block')) return () => undefined;
      store.getState().removeLocally(conversation);
      return (sent: boolean) => {
        store.getState().settleRemoval(conversation, sent);
        if (!sent) void client.fetchQuery({ ...chatsQuery, staleTime: 0 }).then(store.getState().receiveChats, () => undefined);
      };
    };
    const onClosed = (changed: boolean, sheet: HTMLElement | null) => {
      if (!changed) return;
      const after = sheet?.dataset.blocked === undefined ? null : afterBlocking(Number(sheet.dataset.member), location.pathname);
      if (after) router.replace(after);
      // Pages that were fetched before, and those of a search that were loaded below the first, show them still.
      client.removeQueries({ queryKey: ['members'] });
      router.refresh();
    };
    const stop = [checkReports(), openSheets(dialog.current!, body.current!, { onSend, onClosed })];
    return () => stop.forEach((each) => each());
  }, [router, client, store]);

  return (
    <dialog ref={dialog} className="dialog dialog-sheet safety-dialog" data-waits="" aria-labelledby="sheet-title">
      <div ref={body} className="dialog-body" />
    </dialog>
  );
}
