// The service worker, /sw.js: push messages, a page for where there is no network, the app's own files. It keeps no page, no answer and no
// photo of anybody. Built by scripts/build-worker.mjs. Decisions 142 and 143; bar S9.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { endReader } from './end-reader';
import { keepOfflinePage, pageOrOffline } from './offline-page';
import { openNotice } from './open-notice';
import { keepReader, readReader, type Reader } from './reader';
import { renewSubscription } from './renew-subscription';
import { showPush } from './show-push';
import { keepStaticFew, staticFiles } from './static-files';
import type { ShownNotification, Surroundings } from './worker-scope';

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Told = { type: 'SKIP_WAITING' } | ({ type: 'reader' } & Reader) | { type: 'ended' };
type WorkerEvents = {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { data: Told };
  push: Extendable & { data: { text: () => string } | null };
  notificationclick: Extendable & { notification: ShownNotification };
  pushsubscriptionchange: Extendable & { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };
};
declare const self: Pick<Surroundings, 'registration' | 'clients'> & {
  __WB_MANIFEST: PrecacheEntry[];
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  location: { origin: string };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, hear: (event: WorkerEvents[Name]) => void) => void;
};
/** 'There is something new for you' in every language, put in by the build. */
declare const __GENERIC__: Record<string, string>;

const around = (): Surroundings => ({ registration: self.registration, clients: self.clients, badges: navigator as Surroundings['badges'], origin: self.location.origin });
const generic = (lang = 'en') => __GENERIC__[lang.slice(0, 2)] ?? __GENERIC__['en'] ?? '';

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'), new CacheFirst({ cacheName: staticFiles }));
// Whatever is gone to, a link to a call too: the browser has asked for it already, and asks again where that goes unused. A link of a mail works once.
registerRoute(new NavigationRoute(({ event }) => pageOrOffline(event as unknown as Parameters<typeof pageOrOffline>[0])));

self.addEventListener('install', (event) => event.waitUntil(readReader().then((reader) => keepOfflinePage(reader?.lang))));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), keepStaticFew()])));
self.addEventListener('push', (event) => event.waitUntil(readReader().then((reader) => showPush(event.data?.text(), reader, generic, around()))));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification, around())));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event, self.registration)));
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data.type === 'SKIP_WAITING') return event.waitUntil(self.skipWaiting());
  event.waitUntil(
    readReader().then(async (before) => {
      if (data.type === 'ended') {
        if (before) await keepReader({ ...before, member: null });
        return endReader(around());
      }
      const { member, lang, site } = data;
      await keepReader({ member, lang, site });
      if (before?.lang !== lang) await keepOfflinePage(lang);
    }),
  );
});
