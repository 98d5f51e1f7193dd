'use client';

import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import type { Locale } from '@/lib/site/languages/locales';
import type { OfferedLanguage } from '@/lib/site/site-info';
import { LanguageForm, type MoreLanguages } from './language-form';

export type LanguageLook = 'bar' | 'photo' | 'quiet';

export type LanguageMenuProps = {
  locale: Locale;
  languages: readonly OfferedLanguage[];
  /** The link to the others. */
  more: MoreLanguages;
  /** In words, for who does not see the two letters: "Taal: Nederlands". */
  label: string;
  /** bar: a globe in a bar; photo: the same over a photo, on phones; quiet: letters alone, beside much else. */
  look: LanguageLook;
  onChoose?: (locale: Locale) => void;
  className?: string;
};

export function LanguageMenu({ locale, languages, more, label, look, onChoose, className }: LanguageMenuProps) {
  const letters = locale.toUpperCase();
  const summary = (
    <>
      {look === 'quiet' ? null : <Icon name="globe-simple" />}
      {letters}
      {look === 'bar' ? null : <Icon name="caret-down" className={look === 'photo' ? 'only-wide' : undefined} />}
    </>
  );
  return (
    <Menu
      end
      className={className}
      label={`${letters}, ${label}`}
      summary={summary}
      summaryClassName={look === 'photo' ? 'chip chip-sm chip-photo' : 'chip chip-sm chip-flat'}
    >
      <LanguageForm locale={locale} languages={languages} more={more} onChoose={onChoose} />
    </Menu>
  );
}
