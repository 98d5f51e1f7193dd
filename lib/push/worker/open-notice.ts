// A notification was tapped: its place opens, in a tab that shows it already, in one that nothing is lost in, or in a new one.
import { pathIn } from './show-push';
import type { ShownNotification, Surroundings } from './worker-scope';

/** Lists and conversations, whose drafts are kept: elsewhere somebody may be filling in a form. */
const mayBeLeft = /^\/((chats|likes)(\/|$)|(notifications|members(\/\d+(\/chat)?)?)\/?$)/;

export async function openNotice(notification: ShownNotification, { clients, origin }: Pick<Surroundings, 'clients' | 'origin'>): Promise<void> {
  notification.close();
  const data = notification.data as { path?: unknown; also?: unknown } | undefined;
  const path = pathIn(data?.path) ?? '/chats';
  const tabs = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => new URL(url).origin === origin);
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  const there = tabs.find((tab) => [path, data?.also].includes(pathOf(tab)));
  if (there) return void (await there.focus());
  const free = tabs.find((tab) => mayBeLeft.test(pathOf(tab)));
  try {
    if (!free) throw new Error('No tab to spare');
    await free.navigate(path);
    await free.focus();
  } catch {
    // A tab from before this worker cannot be led anywhere by it.
    await clients.openWindow(path);
  }
}
