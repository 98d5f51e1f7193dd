import { useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/site/locales';

const never = () => () => undefined;

/** The language of the page that failed, or else that of the cookie; English where neither is known. Of the table of locales it is only told. */
export function useReadersLocale(known: Record<Locale, unknown>): Locale {
  const isKnown = (value: string | undefined): value is Locale => value !== undefined && Object.hasOwn(known, value);
  const read = (): Locale => {
    const { lang } = document.documentElement;
    if (isKnown(lang)) return lang;
    const kept = /(?:^|; )locale=([a-z]{2})/.exec(document.cookie)?.[1];
    return isKnown(kept) ? kept : 'en';
  };
  return useSyncExternalStore(never, read, () => 'en');
}
