// Push messages as this browser stands to them. Specification, section 3 (push state). (E10)
import { createStore } from 'zustand/vanilla';
import type { PushNotice } from '../site/push-notice';

export type PushFacts = {
  /** The browser knows push messages. */
  capable: boolean;
  /** The subscription as `PushSubscription.toJSON()` gives it, or false. */
  subscribed: false | PushSubscriptionJSON;
  /** The reader has said no to the browser. */
  denied: boolean;
  lastMessage: PushNotice | null;
};

export const pushStore = createStore<PushFacts>(() => ({ capable: false, subscribed: false, denied: false, lastMessage: null }));

/** Asks the browser how things stand. Never throws: a browser that forbids the question is not subscribed. */
export async function readPushFacts(): Promise<PushFacts> {
  const capable = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const made = (await registration?.pushManager?.getSubscription().catch(() => null)) ?? null;
  pushStore.setState({ capable, denied: capable && Notification.permission === 'denied', subscribed: made ? made.toJSON() : false });
  return pushStore.getState();
}

/** unavailable: the site has no key to send any with, or the browser takes no worker. */
export type PushState = 'unsupported' | 'unavailable' | 'denied' | 'off' | 'on';

/** How push stands here, of one who could be sent any (`offered`) or not. */
export function pushStateOf({ capable, denied, subscribed }: PushFacts, offered: boolean): PushState {
  if (!capable) return 'unsupported';
  if (denied) return 'denied';
  if (subscribed) return 'on';
  return offered ? 'off' : 'unavailable';
}

/** Keeps the message that the worker tells of. */
export function keepPushed(message: PushNotice | undefined): void {
  if (message) pushStore.setState({ lastMessage: message });
}

/** Nothing of the member's is left. */
export function forgetPush(): void {
  pushStore.setState({ subscribed: false, lastMessage: null });
}
