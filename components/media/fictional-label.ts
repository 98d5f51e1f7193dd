import { useTranslations } from 'next-intl';

/** What the site's settings say about fictional profiles; what is missing or empty comes from the catalogue. */
export type FictionalTexts = {
  /** settings.fictional_singular */
  label?: string | null;
  /** settings.fictional_warning */
  warning?: string | null;
  /** The address of the site's own icon. */
  icon?: string | null;
};

export type FictionalLabel = { label: string; warning: string; icon: string | null };

/** The label and the warning to show: the site's own words where it has them, the reader's language where not. */
export function useFictionalLabel(texts: FictionalTexts | true): FictionalLabel {
  const t = useTranslations('fictional');
  const own = texts === true ? {} : texts;
  return {
    label: own.label || t('label'),
    warning: own.warning || t('warning'),
    icon: own.icon ?? null,
  };
}
