// The code of calls is at hand, as it is a moment after a page stands: a test that stops the clocks need not wait for it.
import '@/lib/api/browser-call';
import { QueryClientProvider } from '@tanstack/react-query';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { useLayoutEffect, type ReactNode } from 'react';
import { vi } from 'vitest';
import { SiteProvider } from '@/components/layout/site-context';
import type { Chat, Message } from '@/lib/contract/chats';
import type { Person } from '@/lib/contract/person';
import type { User } from '@/lib/contract/user';
import { createQueryClient } from '@/lib/queries/client';
import { userQuery } from '@/lib/queries/user';
import { ChatStoreProvider, useChatTab, type ChatTab } from '@/lib/stores/chat-store-provider';
import type { Conversation } from '@/lib/stores/chat-store-changes';
import { LikesStoreProvider } from '@/lib/stores/likes-store-provider';
import type { SiteInfo } from '@/lib/site/site-info';
import { renderInDutch } from './render-in-dutch';

export const site: SiteInfo = {
  name: 'Vonk', locale: 'nl', intlLocale: 'nl-NL', languages: [{ code: 'nl', name: 'Nederlands' }], niche: 'general', country: 'NL', countries: ['NL'], cdnPrefix: '/photos/',
  messageCredits: 5, messageCost: { amount: 50, currency: 'EUR' }, messageLength: 500, gifts: true, searchFields: [], fictional: {}, loggedOutSearch: true, signUpOpen: true, illustrated: false,
};
export const noor = { id: 28, name: 'Noor', age: 28, city: 'Amersfoort', online: true } as Person;
export const sanne = { id: 31, name: 'Sanne', age: 31, city: 'Utrecht', fictional: true, online: true } as Person;
export const member = { id: 1, credits: 40, paid_user: true, status: 'active', unread_messages: 0, new_likes: 0 } as User;

export const sentence = (id: number, over: Partial<Message> = {}): Message => ({
  id, client_id: undefined, mine: false, text: `bericht ${id}`, sent_at: new Date(Date.UTC(2026, 10, 21, 18, 0, id)).toISOString(), ...over,
});
export const chatWith = (profile: Person, id: number, over: Partial<Chat> = {}): Chat => ({
  conversation: { id }, profile, num_unread_messages: 0, ...over,
});
export const conversationWith = (profile: Person, id: number | null, messages: Message[] = [], has_older = false): Conversation => ({
  conversation: { id, profile }, messages, has_older,
});

/** Hands a test the tab's chats, to let something happen elsewhere. */
export function TabFor({ give }: { give: (tab: ChatTab) => void }) {
  const tab = useChatTab();
  useLayoutEffect(() => give(tab), [tab, give]);
  return null;
}

/** A screen of chat in the app's frame: with the member, the site and the stores around it. */
export function chatFrame(user: User = member) {
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, user);
  const router = { replace: vi.fn(), push: vi.fn(), back: vi.fn(), refresh: vi.fn(), prefetch: vi.fn(), forward: vi.fn() };
  const frame = (inside: ReactNode) => (
    <AppRouterContext value={router as unknown as AppRouterInstance}>
      <QueryClientProvider client={client}>
        <SiteProvider site={site}>
          <ChatStoreProvider user={user}>
            <LikesStoreProvider user={user}>{inside}</LikesStoreProvider>
          </ChatStoreProvider>
        </SiteProvider>
      </QueryClientProvider>
    </AppRouterContext>
  );
  return { client, router, frame };
}

/** Draws one in it. `fromServer`: as a loaded page wakes up. */
export function renderChat(content: ReactNode, user: User = member, fromServer = false) {
  const { client, router, frame } = chatFrame(user);
  const drawn = renderInDutch(frame(content), fromServer);
  return { ...drawn, client, router, redraw: (inside: ReactNode) => drawn.rerender(frame(inside)) };
}
