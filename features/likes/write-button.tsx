'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';

/** Sends the first line that stands above the button; where none does, the link leads to the conversation. */
const sendLine = (event: MouseEvent<HTMLAnchorElement>) => {
  const form = event.currentTarget.parentElement?.querySelector('form');
  if (event.defaultPrevented || !form || !String(new FormData(form).get('text') ?? '').trim()) return;
  event.preventDefault();
  event.stopPropagation();
  form.requestSubmit();
};

/** The one way to a match: a message. */
export function WriteButton({ id }: { id: number }) {
  const t = useTranslations('likes.meeting');
  return (
    <LinkButton size="lg" full href={pathTo('members-id-chat', { id })} onClick={sendLine}>
      <Icon name="chat-circle-dots" weight="fill" />
      {t('chat')}
    </LinkButton>
  );
}
