'use client';

import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/site/languages/locales';
import type { OfferedLanguage } from '@/lib/site/site-info';
import { useLanguageChoice } from './use-language-choice';

/** The link to the language page: an island that names no route by itself carries no table of them. */
export type MoreLanguages = { words: string; href: string };

type LanguageFormProps = {
  locale: Locale;
  /** Those that are offered here; the language page has all. (B08) */
  languages: readonly OfferedLanguage[];
  more: MoreLanguages;
  /** What else a choice does: a member's language is saved to the account. */
  onChoose?: (locale: Locale) => void;
};

/** The languages of the country, each in its own words, and the way to the others. Without script the form takes the choice; with it the page changes in place. (S23, A08) */
export function LanguageForm({ locale, languages, more, onChoose }: LanguageFormProps) {
  const choose = useLanguageChoice(onChoose);
  return (
    <form method="post" action="/forms/locale" onSubmit={choose}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="submit"
          name="locale"
          value={code}
          lang={code}
          className="menu-item"
          aria-current={code === locale ? 'true' : undefined}
        >
          <span className="grow">{name}</span>
          {code === locale ? <Icon name="check" /> : null}
        </button>
      ))}
      <PageLink className="menu-item" href={more.href}>
        <Icon name="globe-simple" />
        <span className="grow">{more.words}</span>
      </PageLink>
    </form>
  );
}
