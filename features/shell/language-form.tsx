'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { localeCookie } from '@/lib/site/locale-cookie';
import { isLocale, locales, localeTable, type Locale } from '@/lib/site/locales';
import { pathInLocale } from '@/lib/site/path-in-locale';

type LanguageFormProps = {
  locale: Locale;
  /** What else a choice does: a member's language is saved to the account. */
  onChoose?: (locale: Locale) => void;
};

/** The eleven languages, each in its own words. Without script the form takes the choice; with it the page changes in place. (S23, A08) */
export function LanguageForm({ locale, onChoose }: LanguageFormProps) {
  const router = useRouter();

  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : null;
    if (!isLocale(chosen)) return;
    event.preventDefault();
    document.cookie = localeCookie(chosen);
    onChoose?.(chosen);
    const { pathname, search } = window.location;
    const there = pathInLocale(pathname, chosen);
    if (there === pathname) router.refresh();
    else router.push(there + search);
  };

  return (
    <form method="post" action="/forms/locale" onSubmit={choose}>
      {locales.map((each) => (
        <button
          key={each}
          type="submit"
          name="locale"
          value={each}
          lang={localeTable[each].code}
          className="menu-item"
          aria-current={each === locale ? 'true' : undefined}
        >
          <span className="grow">{localeTable[each].name}</span>
          {each === locale ? <Icon name="check" /> : null}
        </button>
      ))}
    </form>
  );
}
