import { NextIntlClientProvider, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { pickMessages } from '@/lib/i18n/messages';

/** Sends the islands below the texts they use, and no others. */
export function IslandMessages({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return <NextIntlClientProvider messages={pickMessages(useMessages(), keys)}>{children}</NextIntlClientProvider>;
}
