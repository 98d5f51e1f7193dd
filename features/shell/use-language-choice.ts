import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { localeCookie } from '@/lib/site/locale-cookie';
import { isLocale, type Locale } from '@/lib/site/locales';
import { pathInLocale } from '@/lib/site/path-in-locale';

/** Takes the language of the button that a form was sent with: kept in the cookie, and the page changes in place. (S23, A08) */
export function useLanguageChoice(onChoose?: (locale: Locale) => void): (event: FormEvent<HTMLFormElement>) => void {
  const router = useRouter();

  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : null;
    if (!isLocale(chosen)) return;
    event.preventDefault();
    document.cookie = localeCookie(chosen);
    onChoose?.(chosen);
    const here = window.location.pathname + window.location.search;
    const there = pathInLocale(here, chosen);
    if (there === here) router.refresh();
    else router.push(there);
  };
}
