// Where whoever has blocked a member goes on: a page about that member is there no more. (S11)
import { pathTo } from '@/lib/site/routes';

/** The address to go to from `path`, a page's path; null where the page stays. A conversation that was begun leads to the list by itself, and may have done so. */
export function afterBlocking(member: number, path: string): string | null {
  if (path === pathTo('likes-m-id', { id: member })) return pathTo('likes');
  const profile = pathTo('members-id', { id: member });
  if (path === pathTo('members-id-chat', { id: member })) return pathTo('chats');
  return path === profile || path.startsWith(`${profile}/`) ? pathTo('members') : null;
}
