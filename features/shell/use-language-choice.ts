import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import type { Locale } from '@/lib/site/languages/locales';

/** Takes the language of the button that a form was sent with; what a choice does is fetched when one is made. (S23, A08) */
export function useLanguageChoice(onChoose?: (locale: Locale) => void): (event: FormEvent<HTMLFormElement>) => void {
  const router = useRouter();

  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const chosen = submitter.value as Locale;
    void import('./choose-language').then(({ chooseLanguage }) => {
      chooseLanguage(chosen, router);
      onChoose?.(chosen);
    });
  };
}
