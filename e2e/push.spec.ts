// Push messages in a real browser with the real worker: on, told, shown, off. The browser's own subscribe() needs a push service, so it is stood in for. (T19)
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { wholeBrowser } from './launch';
import { withPushService } from '@/tests/push-stand-in';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], ...wholeBrowser });

/** Waits for the worker and gives a way to hand it a push message. */
async function pushTo(page: Page, context: BrowserContext) {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  return (notice: object) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) });
}

type Notice = { title: string; body: string; tag: string; lang: string };
type Scope = { told: Notice[]; registration: ServiceWorkerRegistration; dispatchEvent: (event: Event) => boolean; NotificationEvent: new (type: string, of: { notification: Notification }) => Event };

/**
 * Gives a way to read what the worker has shown so far. The browser is not asked: it takes a notification that it is only
 * about to draw for one that was closed, and forgets it.
 */
async function whatIsTold(context: BrowserContext): Promise<() => Promise<Notice[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    scope.told = [];
    registration.showNotification = async (title, options = {}) => {
      await show(title, options);
      const { body = '', tag = '', lang = '' } = options;
      scope.told.push({ title, body, tag, lang });
    };
  });
  return () => worker.evaluate(() => (self as unknown as Scope).told);
}

/** The tags of what stands on the screen. */
const shown = (page: Page) => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag }) => tag));
/** Who reads, as the worker knows it. */
const reader = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number | null | undefined>((resolve) => {
        const asked = indexedDB.open('worker', 1);
        // The worker has not been told yet: it makes the store itself.
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.addEventListener('error', (event) => (event.preventDefault(), resolve(undefined)));
        asked.onsuccess = () => {
          const got = asked.result.transaction('facts').objectStore('facts').get('reader');
          got.onsuccess = () => (asked.result.close(), resolve((got.result as { member: number | null } | undefined)?.member));
        };
      }),
  );

test('[C07] [T19] [E10] a member switches push on; a message shows who and loads chats and likes, unless somebody looks at it; logging out ends it', async ({ newMember, browserErrors }) => {
  // The stream may ask once more while the session ends; and two ways lead to the front page then, of which the worker sees the first one broken off.
  browserErrors.allow(/403/, /net::ERR_FAILED: GET [^ ]+:\d+\/$/);
  const { page, id } = await newMember();
  const { id: noor, name } = await newMember({ name: 'Noor' });
  const context = page.context();
  await context.grantPermissions(['notifications']);
  await withPushService(context);
  await page.goto('/settings/push');
  const push = await pushTo(page, context);
  const told = await whatIsTold(context);
  await expect.poll(() => reader(page)).toBe(id);
  const saved = page.waitForRequest((request) => request.url().includes('user.php?push=1') && request.method() === 'POST');
  await expect(async () => {
    const toggle = page.getByRole('switch', { name: 'Push bij nieuwe berichten' });
    if ((await toggle.getAttribute('aria-checked')) !== 'true') await toggle.click();
    await expect(toggle).toHaveAttribute('aria-checked', 'true', { timeout: 2_000 });
  }).toPass();
  expect((await saved).postDataJSON()).toMatchObject({ endpoint: expect.stringMatching(/^https:\/\/push\.example\.com\//) as unknown });
  await expect(page.getByText('Push staat aan op 1 apparaat.')).toBeVisible();

  const notice = { kind: 'message', topic: 'chat-1', member: id, title: name, body: 'stuurde je een bericht', lang: 'nl', path: `/members/${noor}/chat`, badge: 1 };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await push(notice);
  await expect.poll(told).toEqual([{ title: name, body: 'stuurde je een bericht', tag: 'chat-1', lang: 'nl' }]);
  await expect.poll(() => ['/api/chats.php', '/api/likes.php'].every((path) => asked.includes(path))).toBe(true);

  // Of somebody else's message nobody here learns more than that there is one.
  await push({ ...notice, member: id + 100_000, title: 'Geheim', topic: 'chat-2' });
  await expect.poll(async () => (await told()).length).toBe(2);
  expect(JSON.stringify(await told())).not.toContain('Geheim');

  await page.goto(`/members/${noor}/chat`);
  await expect(page.getByRole('textbox', { name: /^Bericht aan/ })).toBeVisible();
  await push({ ...notice, topic: 'chat-3' });
  await push({ ...notice, topic: 'chat-4', path: '/members/1/chat' });
  const tags = async () => (await told()).map(({ tag }) => tag);
  await expect.poll(tags).toContain('chat-4');
  expect(await tags()).not.toContain('chat-3');

  await page.goto('/members');
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async (tag) => {
    const scope = self as unknown as Scope;
    const [notification] = await scope.registration.getNotifications({ tag });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
  }, 'chat-1');
  await page.waitForURL((url) => url.pathname === notice.path);
  expect(await shown(page)).not.toContain('chat-1');

  await page.goto('/chats');
  await expect.poll(() => reader(page)).toBe(id);
  await expect(async () => {
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/forms/logout"]')?.requestSubmit());
    await page.waitForURL((url) => url.pathname === '/', { timeout: 3_000 });
  }).toPass();
  await expect.poll(() => reader(page)).toBeNull();
  await expect.poll(() => shown(page)).toEqual([]);
});
