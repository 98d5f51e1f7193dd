import { useTranslations } from 'next-intl';

/** 18+ in a ring. */
export function AgeMark() {
  const t = useTranslations('layout');
  return (
    <span className="age-mark">
      <span aria-hidden="true">18+</span>
      <span className="visually-hidden">{t('adultsOnly')}</span>
    </span>
  );
}
