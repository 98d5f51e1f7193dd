'use client';

// The chats of one browser tab, for all screens at once; on the server a fresh one for each request. Specification, section 4.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { callApi, prepareCalls } from '../api/browser';
import type { User } from '../contract/user';
import { createChatStore, unreadTotal, type ChatActions, type ChatStore } from './chat-store';
import type { ChatState } from './chat-store-changes';
import { chatMemory, type ChatMemory } from './chat-store-memory';
import { createOutbox, type Outbox } from './chat-store-outbox';
import { forgetTexts, keepsTexts, tabStorage } from './forget-texts';

export type ChatTab = { store: ChatStore; outbox: Outbox; memory: ChatMemory };
type Seed = Pick<User, 'unread_messages'>;

function createChatTab(viewer: number | null, seed: Seed): ChatTab {
  const storage = typeof window === 'undefined' ? null : tabStorage();
  const store = createChatStore({ seed });
  const memory = chatMemory(viewer, storage);
  const outbox = createOutbox({
    store,
    memory,
    send: ({ client_id, conversation, member, text, gift }) =>
      callApi('sendMessage', { body: { client_id, text, gift: gift?.key, ...(conversation === null ? { member } : { conversation }) } }),
    isOnline: () => navigator.onLine,
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
  });
  return { store, outbox, memory };
}

/** Under whose name a member's texts are kept in the tab; null where the server names no one. */
const nameOf = (user: Pick<User, 'id' | 'profile'>): number | null => user.id ?? user.profile?.id ?? null;

let current: { viewer: number | null; tab: ChatTab } | undefined;

/** The tab's one store for a member; someone else gets a new one, and finds nothing of the one before. */
function chatTabOf(user: User | null): ChatTab {
  if (typeof window === 'undefined' || !user) return createChatTab(null, user ?? {});
  const viewer = nameOf(user);
  if (current?.viewer !== viewer || !current) {
    forgetTexts(tabStorage(), viewer);
    current = { viewer, tab: createChatTab(viewer, user) };
  }
  return current.tab;
}

/**
 * At the end of a session everything held of conversations is gone from this tab. Where the member logged out, drafts and
 * unsent messages go too; where the session only ended (elsewhere, or by itself) `keepTexts` leaves them to the same member.
 */
export function forgetChats({ keepTexts = false }: { keepTexts?: boolean } = {}): void {
  const tab = current?.tab;
  current = undefined;
  tab?.outbox.stop();
  tab?.store.setState(tab.store.getInitialState(), true);
  if (!keepTexts) forgetTexts(tabStorage());
}

/** Whether the tab keeps a draft or an unsent message. */
export function hasTexts(): boolean {
  return keepsTexts(tabStorage());
}

const ChatTabContext = createContext<ChatTab | null>(null);

/** Keeps typing signals from outliving their time. */
function useTypingClock(store: ChatStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = ({ typing }: ChatState) => {
      clearTimeout(timer);
      const until = Math.min(...Object.values(typing));
      if (until < Infinity) timer = setTimeout(() => store.getState().expireTyping(), Math.max(50, until - Date.now() + 10));
    };
    const stop = store.subscribe((state, before) => {
      if (state.typing !== before.typing) watch(state);
    });
    watch(store.getState());
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
}

/** Lets the outbox work while a member is there, and go on as soon as the network is back. */
function useOutbox({ outbox }: ChatTab, present: boolean): void {
  useEffect(() => {
    if (!present) return undefined;
    prepareCalls();
    const stop = outbox.start();
    const online = () => outbox.resume('waiting_for_network');
    window.addEventListener('online', online);
    return () => {
      stop();
      window.removeEventListener('online', online);
    };
  }, [outbox, present]);
}

/** Gives the screens below the chats of the signed-in member; null is a visitor, who has none. */
export function ChatStoreProvider({ user, children }: { user: User | null; children: ReactNode }) {
  const viewer = user ? (nameOf(user) ?? 0) : null;
  const [held, hold] = useState(() => ({ viewer, tab: chatTabOf(user) }));
  if (held.viewer !== viewer) hold({ viewer, tab: chatTabOf(user) });
  const { tab } = held;
  useTypingClock(tab.store);
  useOutbox(tab, viewer !== null);
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
