// Gives the islands of a screen their texts. next-intl would send every message to every page. Bar P5.
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { pickMessages } from './messages';

/** Sends the islands below the messages under `keys` ('ui.button', 'err.login'), and no others. */
export function IslandMessages({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  const messages = pickMessages(useMessages(), keys);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
