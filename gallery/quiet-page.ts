// Cuts a scene's page off from everything a press could reach: calls, forms, other pages, other tabs, what the browser keeps, the
// service worker. It is sent as text and runs before all other code, so it names nothing from outside itself.
import type { SceneData } from './answers-table';

/** Runs in the browser alone. */
export function quietPage(): void {
  let read: SceneData | undefined;
  const data = (): SceneData => {
    const text = document.getElementById('scene-data')?.textContent;
    if (!read && text) read = JSON.parse(text) as SceneData;
    return read ?? { answers: {} };
  };
  const never = () => new Promise<never>(() => undefined);
  const replace = (target: object, name: string, own: PropertyDescriptor) => {
    try {
      Object.defineProperty(target, name, { configurable: true, ...own });
    } catch {
      // A browser that has none needs none taken away.
    }
  };

  let sheet = '';
  /** Out of the page that it waits in: each id stands in it once. */
  const takeSheet = () => {
    const held = document.getElementById('scene-sheet');
    sheet ||= held?.innerHTML ?? '';
    held?.replaceChildren();
    return sheet;
  };
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const { pathname } = new URL(request?.url ?? (input as string | URL), window.location.href);
    if (/^\/_{1,2}next/.test(pathname)) return realFetch(input, init);
    if (pathname === '/scene-sheet') return new Response(takeSheet(), { headers: { 'content-type': 'text/html' } });
    const answer = data().answers[`${request?.method ?? init?.method ?? 'GET'} ${pathname}`];
    if (answer === 'drop') throw new TypeError('Nothing answers in this scene');
    if (!answer) return never();
    return new Response(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), { status: answer.status, headers: { 'content-type': 'application/json', ...answer.headers } });
  };
  window.XMLHttpRequest.prototype.send = () => undefined;
  navigator.sendBeacon = () => true;
  replace(window, 'EventSource', { value: class extends EventTarget { close() {} } });
  replace(window, 'BroadcastChannel', { value: class extends EventTarget { postMessage() {} close() {} } });
  replace(window, 'indexedDB', { value: { open: () => { throw new DOMException('The gallery keeps nothing', 'SecurityError'); }, databases: async () => [] } });
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register = never;
    const pushManager = { getSubscription: async () => null, subscribe: async () => { throw new DOMException('No push service in the gallery', 'AbortError'); } };
    const registration = Object.assign(new EventTarget(), { active: { postMessage() {} }, pushManager, update: never }) as unknown as ServiceWorkerRegistration;
    navigator.serviceWorker.getRegistration = async () => (data().push === 'failing' ? registration : undefined);
  }

  for (const name of ['localStorage', 'sessionStorage']) {
    const kept = new Map<string, string | null>();
    const keys = () => [...kept.keys()].filter((key) => kept.get(key) !== null);
    const first = (key: string) => (name === 'sessionStorage' ? data().session?.[key] : undefined) ?? null;
    const storage = {
      getItem: (key: string) => (kept.has(key) ? kept.get(key) : first(key)),
      setItem: (key: string, text: string) => void kept.set(key, String(text)),
      removeItem: (key: string) => void kept.set(key, null),
      key: (index: number) => keys()[index] ?? null,
      clear: () => kept.clear(),
      get length() {
        return keys().length;
      },
    };
    replace(window, name, { value: storage });
  }
  replace(document, 'cookie', { get: () => data().cookie ?? '', set: () => undefined });
  const clock = Date.now.bind(Date);
  let ahead = 0;
  Date.now = () => clock() + (data().swift ? (ahead += 61_000) : 0);
  replace(document, 'visibilityState', { get: () => (data().hidden ? 'hidden' : 'visible') });
  replace(navigator, 'onLine', { get: () => !data().offline });
  const where = { coords: { latitude: 52.09, longitude: 5.12 } } as GeolocationPosition;
  replace(navigator, 'geolocation', { value: { getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback) => (data().geolocation ? failed?.({ code: 1 } as GeolocationPositionError) : found(where)) } });
  replace(navigator, 'permissions', { value: { query: async () => Object.assign(new EventTarget(), { state: data().geolocation ?? 'prompt' }) } });
  const asked = () => (data().push === 'failing' ? 'granted' : data().push);
  const answer = { get permission() { return asked() === 'denied' ? 'denied' : 'default'; }, requestPermission: () => (data().push ? Promise.resolve(asked()) : never()) };
  replace(window, 'Notification', { value: Object.defineProperties(function Notification() {}, Object.getOwnPropertyDescriptors(answer)) });
  // Gone as soon as the scene's data stands, before any part of the scene could ask.
  new MutationObserver((_, observer) => {
    if (!document.getElementById('scene-data')) return;
    observer.disconnect();
    if (data().push === 'missing') Reflect.deleteProperty(window, 'PushManager');
  }).observe(document, { childList: true, subtree: true });

  window.addEventListener('submit', (event) => event.preventDefault(), true);
  window.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  }, true);
}

/** The same as text, for a script in the page. */
export const quietScript = () => `(${quietPage.toString()})()`;
