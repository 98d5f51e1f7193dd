// The texts of a language for a mail, which is written where no page is. Specification, section 1.
import { createTranslator } from 'use-intl/core';
import { messagesOf } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/site/languages/locales';

/** A text by its key, with its values filled in. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The texts of a language as a country spells it. A key that is missing is an error: a mail with a hole in it is not sent. */
export async function mailTexts(locale: Locale, country: string | null = null): Promise<Say> {
  const messages = await messagesOf(locale, country);
  const onError = (error: Error) => {
    throw error;
  };
  // Keys are put together from the kind of letter; a test asks for each of them in every language.
  return createTranslator({ locale, messages, onError }) as unknown as Say;
}
