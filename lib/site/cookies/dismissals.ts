// The alerts that a member can close: under which key the moment is kept, and for how long they stay away. Specification, sections 3 and 4. (E15, T04)

const day = 24 * 60 * 60 * 1000;

/** In the order in which they are due: at most one is shown. */
export const alertNames = ['activation', 'disabled', 'photo', 'push'] as const;
export type AlertName = (typeof alertNames)[number];

/** The keys that the specification names; the first is our own. */
export const dismissalKeys: Record<AlertName, string> = {
  activation: 'hide-activation-alert',
  disabled: 'hide-disabled-notifications-alert',
  photo: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
};

/** The modals of what a new member is offered: closed once, they stay closed. The first key is the specification’s. (T10) */
export const bonusModalKeys = { 'time-bonus': 'hide-time-bonus-modal', welcome: 'hide-welcome-bonus-modal' } as const;
export type BonusModal = keyof typeof bonusModalKeys;

/** Until the address is confirmed nobody can answer: that is said again the next day. The others can wait two weeks. */
const rests: Record<AlertName, number> = { activation: day, disabled: 14 * day, photo: 14 * day, push: 14 * day };

/** Whether an alert that was closed at a moment (milliseconds, as text) still stays away. A moment that has yet to come counts for nothing. */
export function isResting(name: AlertName, closedAt: string | null | undefined, now: number): boolean {
  const at = Number(closedAt ?? '');
  return at > 0 && at <= now + 60_000 && now - at < rests[name];
}

/** The cookie that tells the server what localStorage knows, so that a closed alert is not even drawn. */
export function dismissalCookie(name: AlertName, now: number): string {
  return `${dismissalKeys[name]}=${now}; Path=/; Max-Age=${rests[name] / 1000}; SameSite=Lax`;
}
