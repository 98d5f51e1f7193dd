'use client';

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { SignupForm, type SignupFormProps } from './signup-form';

export type SignupIslandProps = SignupFormProps & { messages: AbstractIntlMessages; locale: string };

/** The form with the texts that it says. */
export function SignupIsland({ messages, locale, ...form }: SignupIslandProps) {
  return (
    <NextIntlClientProvider messages={messages} locale={locale} timeZone="Europe/Amsterdam">
      <SignupForm {...form} />
    </NextIntlClientProvider>
  );
}
