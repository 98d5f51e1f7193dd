'use client';

import { useEffect } from 'react';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import { keepTrying } from '@/lib/stores/keep-trying';
import { watchTyping } from '@/lib/stores/typing-clock';
import { TitleCount } from './title-count';
import { useLiveStream } from './use-live-stream';
import { useRefetch } from './use-refetch';
import { useStoreRefresh } from './use-store-refresh';
import { useUnlisted } from './use-unlisted';
import { useWaiting } from './use-waiting';

/** What happens elsewhere, on every page of a signed-in member: live where the server offers it, else asked for now and then. (A02, T05, T19, C17) */
export function LiveUpdates() {
  const refresh = useStoreRefresh();
  const stream = useLiveStream(refresh);
  useRefetch(refresh, stream);
  useUnlisted(refresh);
  useWaiting();
  const { store, outbox } = useChatTab();
  useEffect(() => watchTyping(store), [store]);
  useEffect(() => {
    const online = () => outbox.resume('waiting_for_network');
    window.addEventListener('online', online);
    const stop = keepTrying({ store, outbox });
    return () => {
      window.removeEventListener('online', online);
      stop();
    };
  }, [store, outbox]);
  return <TitleCount />;
}
