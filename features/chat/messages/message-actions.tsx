'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '@/components/ui/toasts';
import { ApiError } from '@/lib/api/api-error';
import { useUnsend } from '@/lib/queries/unsend';

/** Takes messages back without leaving the page, and opens the menu of one on a long press. */
export function MessageActions({ conversation }: { conversation: number }) {
  const t = useTranslations();
  const { mutateAsync } = useUnsend();
  const busy = useRef(new Set<number>());

  const unsend = useEffectEvent(async (message: number, log: HTMLElement | null) => {
    if (busy.current.has(message)) return;
    busy.current.add(message);
    try {
      const count = await mutateAsync({ conversation, message });
      // The menu went with its message.
      log?.focus();
      if (count > 0) showToast({ title: t('chat.unsend.done', { count }) });
    } catch (error) {
      if (error instanceof ApiError && !error.authenticationRequired) showToast({ title: t(error.messageKey, error.params) });
    }
    busy.current.delete(message);
  });

  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const message = Number(form.dataset['unsend']);
      if (!message) return;
      event.preventDefault();
      void unsend(message, form.closest<HTMLElement>('[role=log]'));
    };
    const press = (event: Event) => {
      const menu = (event.target as Element).closest('.message')?.querySelector<HTMLDetailsElement>('.message-menu details');
      if (!menu || (event as PointerEvent).pointerType !== 'touch') return;
      event.preventDefault();
      menu.open = true;
    };
    // The event of a menu that opens does not bubble.
    const show = ({ target }: Event) =>
      (target as Element).querySelector('.message-menu [open] > .menu-list')?.scrollIntoView({ block: 'nearest' });
    document.addEventListener('submit', submit);
    document.addEventListener('contextmenu', press);
    document.addEventListener('toggle', show, true);
    return () => {
      document.removeEventListener('submit', submit);
      document.removeEventListener('contextmenu', press);
      document.removeEventListener('toggle', show, true);
    };
  }, []);

  return null;
}
