import { expect, it } from 'vitest';
import { user } from '@/lib/contract/user';
import { nextAlert, type Asked } from './next-alert';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const member = (more: object = {}) => user.parse({ id: 1, status: 'active', notifications_disabled: [], profile: { id: 1, main_image: { filename: 'a.webp' } }, ...more });
const everything = { notifications_disabled: ['bounce'], profile: { id: 1, main_image: null } };
const asked = ({ cookies = {}, ...more }: Partial<Omit<Asked, 'user'>> & { user?: object; cookies?: Record<string, string> } = {}): Asked => ({
  reminder: false, push: true, now, cookie: (name) => cookies[name], ...more, user: member(more.user),
});
const can = { 'push-note': 'can' };

it('[T04] none is shown where nothing is missing', () => {
  expect(nextAlert(asked())).toBeNull();
});

it('[T04] one at a time: the address, mails that are switched off, the photo, push messages', () => {
  const cookies: Record<string, string> = { ...can };
  const seen = [];
  for (const key of ['hide-activation-alert', 'hide-disabled-notifications-alert', 'hide-enrich-alert', 'hide-push-notification-alert', '']) {
    seen.push(nextAlert(asked({ reminder: true, user: everything, cookies })));
    cookies[key] = String(now);
  }
  expect(seen).toEqual(['activation', 'disabled', 'photo', 'push', null]);
});

it('[T04] a member with no main photo is asked for one; a server that knows no profile asks nobody', () => {
  expect(nextAlert(asked({ user: { profile: { id: 1, main_image: null } } }))).toBe('photo');
  expect(nextAlert(asked({ user: { profile: null } }))).toBeNull();
});

it('[T04] push is asked for where the site can send it and the browser can take it, and not where it was answered', () => {
  expect(nextAlert(asked({ cookies: can }))).toBe('push');
  expect(nextAlert(asked({ cookies: can, push: false }))).toBeNull();
  expect(nextAlert(asked({ cookies: { 'push-note': 'no' } }))).toBeNull();
});

it('[T14] mails that are switched off are told of, whatever the cause', () => {
  for (const cause of ['fbl', 'bounce', 'list-unsubscribe', 'something new']) expect(nextAlert(asked({ user: { notifications_disabled: [cause] } }))).toBe('disabled');
});

it('[E15] one that was closed two weeks ago is shown again', () => {
  const cookies = { 'hide-enrich-alert': String(now - 14 * 86_400_000) };
  expect(nextAlert(asked({ user: { profile: { id: 1, main_image: null } }, cookies }))).toBe('photo');
});
