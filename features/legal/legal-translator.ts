import { createTranslator, type RichTranslationValues } from 'next-intl';
import type { ReactNode } from 'react';
import type { LegalTexts } from '@/lib/i18n/legal-texts';
import type { Locale } from '@/lib/site/languages/locales';
import type { LegalValues } from './use-legal-values';

type Values = Record<string, LegalValues[string] | ((words: ReactNode) => ReactNode)>;

export type LegalTranslator = {
  plain: (key: string, values?: LegalValues) => string;
  rich: (key: string, values: Values) => ReactNode;
};

/** Reads the texts of one static page. They stand in no catalogue that a browser gets. */
export function legalTranslator(locale: Locale, { messages }: LegalTexts): LegalTranslator {
  const t = createTranslator<Record<string, never>>({ locale, messages: messages as Record<string, never> });
  return {
    plain: (key, values) => t(key as never, values as never),
    rich: (key, values) => t.rich(key as never, values as RichTranslationValues as never),
  };
}
