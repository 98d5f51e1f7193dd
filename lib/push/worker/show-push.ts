// A push message came: the tabs are told, and where nobody sees it already a notification is shown. Specification, section 4 (push updates). (T19)
import type { PushNotice } from '../../site/push-notice';
import type { Reader } from './reader';
import type { Surroundings } from './worker-scope';

/** A text that is no notice of ours is one that says nothing. */
export function noticeIn(text: string | undefined): PushNotice {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** A path of this site, wherever a message would lead. */
export function pathIn(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : null;
}

type Generic = (lang: string | undefined) => string;

/** Shows what the reader may see: of somebody else's message, and of one that says nothing, only that there is something. */
export async function showPush(text: string | undefined, reader: Reader | undefined, generic: Generic, { registration, clients, badges, origin }: Surroundings): Promise<void> {
  const notice = noticeIn(text);
  const own = notice.member === undefined ? reader?.member !== null : notice.member === reader?.member;
  const places = [notice.path, notice.also].flatMap((each) => pathIn(each) ?? []);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ type: 'push', ...(own ? { message: notice } : {}) });

  const count = Number(notice.badge);
  if (own && Number.isInteger(count)) await (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.())?.catch(() => undefined);
  if (own && tabs.some((tab) => tab.visibilityState === 'visible' && places.includes(new URL(tab.url).pathname))) return;

  const told = own && notice.title ? { title: notice.title, body: notice.body ?? '', lang: notice.lang } : null;
  const { title, body, lang } = told ?? { title: reader?.site ?? new URL(origin).hostname, body: generic(reader?.lang), lang: reader?.lang };
  const tag = (told && notice.topic) || 'new';
  await registration.showNotification(title, {
    body, lang, tag, renotify: true, icon: '/site-images/icon-192.png', badge: '/site-images/badge-96.png', data: { path: told ? (places[0] ?? '/chats') : '/', also: told ? places[1] : undefined },
  });
}
