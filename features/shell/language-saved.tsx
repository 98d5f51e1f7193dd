'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import type { Locale } from '@/lib/site/languages/locales';

const never = () => () => undefined;

/** Its content once this browser has the language in its cookie: what a page kept for everybody cannot know. */
export function LanguageSaved({ locale, children }: { locale: Locale; children: ReactNode }) {
  const saved = useSyncExternalStore(
    never,
    () => new RegExp(`(?:^|; )locale=${locale}(?:;|$)`).test(document.cookie),
    () => false,
  );
  return saved ? children : null;
}
