'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { showToast } from '@/components/ui/toasts';
import { ApiError } from '@/lib/api/api-error';
import { useUnsend } from '@/lib/queries/unsend';

/** What can be done with an own message that nobody has read: take it back. A long press on the message opens it too. */
export function MessageMenu({ conversation, message }: { conversation: number; message: number }) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const { mutateAsync, isPending } = useUnsend();

  useEffect(() => {
    const row = place.current?.closest('.message');
    const menu = place.current?.querySelector('details');
    const open = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch' || !menu) return;
      event.preventDefault();
      menu.open = true;
    };
    const show = () => {
      if (menu?.open) menu.querySelector('.menu-list')?.scrollIntoView({ block: 'nearest' });
    };
    row?.addEventListener('contextmenu', open);
    menu?.addEventListener('toggle', show);
    return () => {
      row?.removeEventListener('contextmenu', open);
      menu?.removeEventListener('toggle', show);
    };
  }, []);

  const unsend = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const log = place.current?.closest<HTMLElement>('[role=log]');
    try {
      const count = await mutateAsync({ conversation, message });
      // The menu went with its message.
      log?.focus();
      showToast({ title: t('chat.unsend.done', { count }) });
    } catch (error) {
      if (error instanceof ApiError && !error.authenticationRequired) showToast({ title: t(error.messageKey, error.params) });
    }
  };

  return (
    <div ref={place} className="message-menu">
      <Menu label={t('chat.unsend.menu')} summaryClassName="icon-button" summary={<Icon name="dots-three-vertical" />}>
        <form action="/forms/unsend" method="post" onSubmit={(event) => void unsend(event)}>
          <input type="hidden" name="conversation" value={conversation} />
          <input type="hidden" name="message" value={message} />
          <button type="submit" className="menu-item">
            <Icon name="arrow-counter-clockwise" />
            {t('chat.unsend.action')}
          </button>
        </form>
      </Menu>
    </div>
  );
}
