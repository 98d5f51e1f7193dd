import { useEffect } from 'react';
import { useChatTab } from '@/lib/stores/chat-store-provider';

/** While a conversation is on a visible screen its unread count is 0 in this tab; null: none is. (T06) */
export function useOpenConversation(id: number | null): void {
  const { store } = useChatTab();

  useEffect(() => {
    const look = () => store.getState().openConversation(id, document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      store.getState().openConversation(null);
    };
  }, [store, id]);
}
