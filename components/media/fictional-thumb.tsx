import { useTranslations } from 'next-intl';
import { FictionalIcon } from './fictional-icon';
import { useFictionalLabel, type FictionalTexts } from './fictional-label';

/** The label on a photo under 140 px: one word, and the sentence for screen readers; the same view shows it in full. */
export function FictionalThumb({ texts }: { texts: FictionalTexts | true }) {
  const t = useTranslations('fictional');
  const { label, warning, icon } = useFictionalLabel(texts);
  return (
    <span className="fictional fictional-thumb" title={`${label} – ${warning}`}>
      <FictionalIcon icon={icon} />
      <span aria-hidden="true">{t('tag')}</span>
      <span className="visually-hidden">{`${label} – ${warning}`}</span>
    </span>
  );
}
