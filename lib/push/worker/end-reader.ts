// The session is over on this browser: no push messages, no notifications on the screen, no number on the icon. (bar S9)
import type { Surroundings } from './worker-scope';

export async function endReader({ registration, badges }: Pick<Surroundings, 'registration' | 'badges'>): Promise<void> {
  for (const shown of await registration.getNotifications()) shown.close();
  await badges.clearAppBadge?.().catch(() => undefined);
  const subscription = await registration.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
