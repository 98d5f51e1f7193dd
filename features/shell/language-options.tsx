'use client';

import { classNames } from '@/components/ui/class-names';
import { localeTable, type Locale } from '@/lib/site/languages/locales';
import { useLanguageChoice } from './use-language-choice';

export type LanguageOptionsProps = {
  locale: Locale;
  /** The languages of the country, and all the others under their own title. */
  near: readonly Locale[];
  others: readonly Locale[];
  texts: { question: string; others: string };
  onChoose?: (locale: Locale) => void;
};

/** All languages as large buttons, each in its own words. (B08) */
export function LanguageOptions({ locale, near, others, texts, onChoose }: LanguageOptionsProps) {
  const choose = useLanguageChoice(onChoose);
  const group = (title: string, languages: readonly Locale[]) => (
    <section className="panel language-group">
      <h2 className="title-4">{title}</h2>
      <div className="language-grid">
        {languages.map((each) => (
          <button
            key={each}
            type="submit"
            name="locale"
            value={each}
            lang={localeTable[each].code}
            className={classNames('option', each === locale && 'is-on')}
            aria-current={each === locale ? 'true' : undefined}
          >
            <span className="grow">{localeTable[each].name}</span>
            <span className="option-dot" aria-hidden="true" />
          </button>
        ))}
      </div>
    </section>
  );
  return (
    <form method="post" action="/forms/locale" className="stack" onSubmit={choose}>
      {group(texts.question, near)}
      {others.length > 0 ? group(texts.others, others) : null}
    </form>
  );
}
