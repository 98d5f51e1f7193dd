import { useTranslations } from 'next-intl';

/** The green dot, never without its words: colour alone says nothing. */
export function OnlineDot() {
  const t = useTranslations('ui.photo');
  return (
    <span className="dot">
      <span className="visually-hidden">{t('online')}</span>
    </span>
  );
}
