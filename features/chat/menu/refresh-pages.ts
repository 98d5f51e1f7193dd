import type { useRouter } from 'next/navigation';
import type { ChatStore } from '@/lib/stores/chat-store';

/** Pages that were fetched before a change say how it was: they are asked for anew. Whoever reads far back in a conversation keeps the place, and the page. */
export function refreshPages(router: Pick<ReturnType<typeof useRouter>, 'refresh'>, store: ChatStore): void {
  const { open, windows } = store.getState();
  if (open === null || !windows[open]?.hasNewer) router.refresh();
}
