'use client';

// The chats of one browser tab, for all screens at once; on the server a fresh one for each request. Specification, section 4.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { callApi, prepareCalls } from '../api/browser';
import type { User } from '../contract/user';
import { awaitPart } from '../live-page';
import { memberId } from '../site/members/member-id';
import { createChatStore, unreadTotal, type ChatActions, type ChatStore } from './chat-store';
import type { ChatState } from './chat-store-changes';
import { chatMemory } from './chat-store-memory';
import { createOutbox, type Outbox } from './chat-store-outbox';
import { browserStorage, forgetAllTexts, keepsTexts, tabStorage } from './forget-texts';

export type ChatTab = { viewer: number | null; store: ChatStore; outbox: Outbox };
type Seed = Pick<User, 'unread_messages'>;

function createChatTab(viewer: number | null, seed: Seed): ChatTab {
  const store = createChatStore({ seed });
  const outbox = createOutbox({
    store,
    memory: chatMemory(viewer, browserStorage(), viewer === null ? '' : crypto.randomUUID()),
    send: ({ client_id, conversation, member, text, gift }, signal) =>
      callApi('sendMessage', { body: { client_id, writer: viewer || undefined, text, gift: gift?.key, ...(conversation === null ? { member } : { conversation }) } }, signal),
    isOnline: () => navigator.onLine,
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
  });
  return { viewer, store, outbox };
}

let current: { viewer: number | null; tab: ChatTab } | undefined;

/** The tab's one store for a member; someone else gets a new one, and finds nothing of the one before. */
function chatTabOf(user: User | null): ChatTab {
  if (typeof window === 'undefined' || !user) return createChatTab(null, user ?? {});
  const viewer = memberId(user);
  if (current?.viewer !== viewer || !current) {
    void forgetAllTexts(viewer);
    current = { viewer, tab: createChatTab(viewer, user) };
  }
  return current.tab;
}

/**
 * At the end of a session everything held of conversations is gone from this tab. Where the member logged out, drafts and
 * unsent messages go too, all of them once the promise settles; where the session only ended (elsewhere, or by itself) `keepTexts`
 * leaves them to the same member.
 */
export async function forgetChats({ keepTexts = false }: { keepTexts?: boolean } = {}): Promise<void> {
  const tab = current?.tab;
  current = undefined;
  tab?.outbox.stop();
  tab?.store.setState(tab.store.getInitialState(), true);
  if (!keepTexts) await forgetAllTexts();
}

/** Whether a draft or an unsent message is kept. To be asked before `forgetChats`. */
export function hasTexts(): boolean {
  return Boolean(current?.tab.store.getState().outbox.length) || keepsTexts(tabStorage()) || keepsTexts(browserStorage());
}

const ChatTabContext = createContext<ChatTab | null>(null);

/** Makes the outbox one with those of the member's other tabs. Without its code, or without a database, the tab goes on alone. */
async function joinTabs(tab: ChatTab, viewer: number): Promise<void> {
  const { store, outbox } = tab;
  try {
    const { shareOfBrowser } = await awaitPart(import('./outbox-share'));
    // The session has ended meanwhile: its database is not made anew.
    if (current?.tab !== tab) return;
    outbox.join(await shareOfBrowser({ viewer, store, outbox }));
  } catch {
    // The tab's own storage keeps what is unsent.
  }
}

/** Lets the outbox work while a member is there; what makes it go on when the network is back comes later (keep-trying.ts). */
function useOutbox(tab: ChatTab, viewer: number | null): void {
  useEffect(() => {
    if (viewer === null) return undefined;
    prepareCalls();
    return tab.outbox.start(viewer && 'indexedDB' in window ? () => joinTabs(tab, viewer) : undefined);
  }, [tab, viewer]);
}

/** Gives the screens below the chats of the signed-in member; null is a visitor, who has none. */
export function ChatStoreProvider({ user, children }: { user: User | null; children: ReactNode }) {
  const viewer = user ? (memberId(user) ?? 0) : null;
  const [held, hold] = useState(() => ({ viewer, tab: chatTabOf(user) }));
  if (held.viewer !== viewer) hold({ viewer, tab: chatTabOf(user) });
  const { tab } = held;
  useOutbox(tab, viewer);
  return <ChatTabContext value={tab}>{children}</ChatTabContext>;
}

const nobody = createChatTab(null, {});

/** The tab's chats with everything that acts on them. */
export function useChatTab(): ChatTab {
  return useContext(ChatTabContext) ?? nobody;
}

/** A part of the chat state; `select` must give the same object for the same state. */
export function useChatStore<Part>(select: (state: ChatState & ChatActions) => Part): Part {
  return useStore(useChatTab().store, select);
}

/** All unread messages, for badges and the title. (S21, T05) */
export function useUnreadTotal(): number {
  return useChatStore(unreadTotal);
}
