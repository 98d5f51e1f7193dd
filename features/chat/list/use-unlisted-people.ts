import { useQuery } from '@tanstack/react-query';
import type { Chat } from '@/lib/contract/chats';
import type { Person } from '@/lib/contract/person';
import { userQuery } from '@/lib/queries/user';
import { confirmPage } from '@/lib/site/addresses/confirm-page';
import { pathTo } from '@/lib/site/addresses/routes';
import type { HeldMessage } from '@/lib/site/members/held-message';
import type { OutboxEntry, OutboxState } from '@/lib/stores/chat-store-entry';
import { useChatStore } from '@/lib/stores/chat-store-provider';

/** What was written last to somebody with whom no conversation has begun. */
export type Unlisted = Pick<OutboxEntry, 'text' | 'gift' | 'state' | 'error'> & { person: Person; href: string };

const stateOf = { confirmation: 'waiting_for_confirmation', credits: 'waiting_for_credits' } as const satisfies Record<string, OutboxState>;

/** Everybody who was written to and is not in the list, since nothing of it was sent yet. `held`: what the server keeps until it may go out. */
export function useUnlistedPeople(chats: readonly Chat[], held: HeldMessage | null | undefined): Unlisted[] {
  const outbox = useChatStore((state) => state.outbox);
  const { status } = useQuery({ ...userQuery, enabled: false }).data ?? {};
  const people = new Map<number, Unlisted>();
  // Once the address is confirmed, the server has sent it, or says anew what it waits for.
  if (held && (held.waitsFor !== 'confirmation' || status === 'not_confirmed')) {
    const { person, text, waitsFor } = held;
    people.set(person.id, { person, text, state: waitsFor ? stateOf[waitsFor] : 'failed', href: waitsFor === 'confirmation' ? confirmPage : pathTo('members-id-chat', { id: person.id }) });
  }
  for (const { person, text, gift, state, error } of outbox) {
    // What is on its way is in the list in a moment.
    if (person && state !== 'sending') people.set(person.id, { person, text, gift, state, error, href: pathTo('members-id-chat', { id: person.id }) });
  }
  for (const { profile } of chats) people.delete(profile.id);
  return [...people.values()];
}
