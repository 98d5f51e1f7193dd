import { useTranslations } from 'next-intl';
import { PageLink } from '../ui/page-link';
import { FictionalIcon } from './fictional-icon';
import { useFictionalLabel, type FictionalTexts } from './fictional-label';

type FictionalNoticeProps = {
  texts: FictionalTexts | true;
  /** Where it is explained how fictional profiles work. */
  href?: string;
};

/** The panel above the actions of a fictional profile. */
export function FictionalNotice({ texts, href }: FictionalNoticeProps) {
  const t = useTranslations('fictional.notice');
  const { label, warning, icon } = useFictionalLabel(texts);
  return (
    <div className="fictional-notice" role="note">
      <span className="fictional-notice-icon">
        <FictionalIcon icon={icon} />
      </span>
      <p className="grow">
        <b>
          {label} – {warning}
        </b>
        {t('text')} {href ? <PageLink href={href}>{t('how')}</PageLink> : null}
      </p>
    </div>
  );
}
