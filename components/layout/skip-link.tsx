import { useTranslations } from 'next-intl';

/** The first stop of the keyboard: past the bars to the page itself. */
export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a className="skip-link" href="#content">
      {t('skip')}
    </a>
  );
}
