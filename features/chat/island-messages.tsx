import { NextIntlClientProvider, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { pickMessages } from '@/lib/i18n/messages';

/** The texts that the islands of chat use, and no others: all that a page of chat sends to the browser. */
export const chatMessageKeys = [
  'chat',
  'count.credits',
  'err.awaiting_confirmation', 'err.chat_delete', 'err.generic', 'err.generic_retry', 'err.member_gone', 'err.message_empty',
  'err.message_too_long', 'err.not_enough_credits', 'err.not_found', 'err.too_many_requests',
  'fictional.label', 'fictional.tag', 'fictional.warning',
  'layout.back',
  'ui.button.busy', 'ui.dialog', 'ui.photo.online',
] as const;

export function IslandMessages({ children }: { children: ReactNode }) {
  return <NextIntlClientProvider messages={pickMessages(useMessages(), chatMessageKeys)}>{children}</NextIntlClientProvider>;
}
