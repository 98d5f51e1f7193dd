import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { pickMessages } from '@/lib/i18n/messages';

/** Sends the islands below the texts they use, and no others. */
export function IslandMessages({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  const messages = pickMessages(useMessages(), keys);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
