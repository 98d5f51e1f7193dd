// Where whoever has blocked a member goes on: a page about that member is there no more. (S11)
import { pathTo } from '@/lib/site/addresses/routes';

/**
 * The address to go to from `path`, a page's path: the list that a page about the member stands under, likes or members; from a conversation,
 * which may have led there by itself, that of the conversations. Null where the page stays.
 */
export function afterBlocking(member: number, path: string): string | null {
  const [, list, chat] = new RegExp(`^(/members|/likes)(?:/m)?/${member}(/chat)?\\b`).exec(path) ?? [];
  return chat ? pathTo('chats') : (list ?? null);
}
