import { useTranslations } from 'next-intl';
import { Icon } from '../ui/icon';
import { useFictionalLabel, type FictionalTexts } from './fictional-label';

/** "Fictief" beside a name in a list; the avatar beside it carries the sentence for screen readers, this the hint. */
export function FictionalTag({ texts }: { texts: FictionalTexts | true }) {
  const t = useTranslations('fictional');
  const { label, warning } = useFictionalLabel(texts);
  return (
    <span className="fictional-tag" title={`${label} – ${warning}`}>
      <Icon name="mask-happy" weight="fill" />
      {t('tag')}
    </span>
  );
}
