'use client';

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { CompleteSteps, type CompleteStepsProps } from './complete-steps';

export type CompleteIslandProps = CompleteStepsProps & { messages: AbstractIntlMessages; locale: string };

/** The steps with the texts that they say. */
export function CompleteIsland({ messages, locale, ...steps }: CompleteIslandProps) {
  return (
    <NextIntlClientProvider messages={messages} locale={locale} timeZone="Europe/Amsterdam">
      <CompleteSteps {...steps} />
    </NextIntlClientProvider>
  );
}
