import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

function canPush(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator && Notification.permission === 'default';
}

/** Whether this browser can still be asked for push messages. The server counts the step until the browser says otherwise. */
export function useCanPush(): boolean {
  return useSyncExternalStore(nothing, canPush, () => true);
}
