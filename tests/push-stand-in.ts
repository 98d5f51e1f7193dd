// A push service for browsers of tests and measures: subscribe() needs one, so it is stood in for.
import type { BrowserContext } from '@playwright/test';

/** The browser subscribes as if a push service answered, and forgets it when told to. */
export async function withPushService(context: BrowserContext): Promise<void> {
  // tsx gives functions their names by a call that is not there in a page.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  await context.addInitScript(() => {
    const store = { made: sessionStorage.getItem('stand-in') };
    const subscription = (endpoint: string) => ({
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { p256dh: 'BCwlIILte2F66nZLKERqh0lisBVZl5NNsLpea7lCjZkc5DiQTwipKF1EQ7wfR6Psm0TzTdv1YkJR6QVKbJQa6hI', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
      unsubscribe: () => (sessionStorage.removeItem('stand-in'), (store.made = null), Promise.resolve(true)),
    });
    PushManager.prototype.getSubscription = () => Promise.resolve(store.made ? (subscription(store.made) as never) : null);
    PushManager.prototype.subscribe = () => {
      store.made = `https://push.example.com/${crypto.randomUUID()}`;
      sessionStorage.setItem('stand-in', store.made);
      return Promise.resolve(subscription(store.made) as never);
    };
  });
}
