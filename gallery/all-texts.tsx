import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

/** Every text, for islands that the product gives theirs in another way: by the page that opens them, or by a call. */
export function AllTexts({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={useMessages()} timeZone="Europe/Amsterdam">
      {children}
    </NextIntlClientProvider>
  );
}
