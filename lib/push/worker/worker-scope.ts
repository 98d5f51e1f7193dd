// What this worker uses of a service worker's surroundings. The product is compiled for pages, whose types say nothing of them.

export type TabClient = {
  url: string;
  visibilityState?: string;
  postMessage: (message: unknown) => void;
  focus: () => Promise<unknown>;
  navigate: (address: string) => Promise<unknown>;
};

export type ShownNotification = { close: () => void; data?: unknown };

export type NoticeOptions = { body: string; tag?: string; renotify?: boolean; lang?: string; icon: string; badge: string; data: unknown };

export type PushRegistration = {
  showNotification: (title: string, options: NoticeOptions) => Promise<void>;
  getNotifications: () => Promise<ShownNotification[]>;
  pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>;
};

export type Tabs = {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly TabClient[]>;
  openWindow: (address: string) => Promise<unknown>;
};

export type Badges = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

export type Surroundings = { registration: PushRegistration; clients: Tabs; badges: Badges; origin: string };
