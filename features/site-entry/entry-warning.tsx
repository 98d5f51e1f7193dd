import { useTranslations } from 'next-intl';
import { FictionalIcon } from '@/components/media/fictional-icon';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { minimumAgeIn } from '@/lib/site/countries/countries';
import type { Layout } from '@/lib/site/addresses/routes';
import { EntryDialogWhenDue } from './entry-dialog-when-due';
import { entryDue } from './entry-due';

type EntryWarningProps = { settings: SiteSettings; layout: Layout };

/** The warning that a visitor meets once: adults only, and what fictional profiles are. A courtesy, not the check of age. (S01, B07) */
export function EntryWarning({ settings, layout }: EntryWarningProps) {
  const t = useTranslations('entry');
  if (!entryDue(settings, layout)) return null;
  const age = minimumAgeIn(settings.geoip_country);
  return (
    <EntryDialogWhenDue confirm={t('confirm', { age })} leave={t('leave')}>
      <span className="entry-age" aria-hidden="true">
        {age}+
      </span>
      <h2 id="entry-title" className="title-2">
        {t('title')}
      </h2>
      <p id="entry-text" className="muted">
        {t('text', { site: settings.name, age })}
      </p>
      <p className="fictional-notice entry-fictional">
        <span className="fictional-notice-icon">
          <FictionalIcon icon={settings.fictional_icon || null} />
        </span>
        <span>
          <b>{t('fictional_title')}</b> {t('fictional_text')}
        </span>
      </p>
      <p className="entry-note tiny muted">{t('note')}</p>
    </EntryDialogWhenDue>
  );
}
