import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { chatListTitle } from '../list/chat-list-title';

const RemoveChatDialog = lazy(() => import('./remove-chat-dialog').then((module) => ({ default: module.RemoveChatDialog })));

/** The question that comes before a conversation is removed: how it is asked, and the dialog that asks it. (S07) */
export function useRemoval(conversation: number | null, name: string): { ask: (event: FormEvent) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked('open');
  };
  if (asked === 'never' || conversation === null) return { ask, dialog: null };
  const onRemoved = () => {
    setAsked('closed');
    // The dialog still holds the focus: it goes with the line it stands in.
    setTimeout(() => document.getElementById(chatListTitle)?.focus());
  };
  return {
    ask,
    dialog: (
      <Suspense>
        <RemoveChatDialog conversation={conversation} name={name} open={asked === 'open'} onClose={() => setAsked('closed')} onRemoved={onRemoved} />
      </Suspense>
    ),
  };
}
