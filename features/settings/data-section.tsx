import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { SectionNotice } from './section-notice';
import type { SettingsFlash } from './settings-flash';

/** A copy of all that the site keeps of the member; the browser saves it while the page stays. (S11) */
export function DataSection({ flash }: { flash: SettingsFlash }) {
  const t = useTranslations('settings.data');
  return (
    <>
      <SectionNotice flash={flash} />
      <section className="panel">
        <p>{t('text')}</p>
        <p className="small muted">{t('private')}</p>
        <form method="post" action="/forms/settings-export">
          <button type="submit" className={buttonClass({})}>
            <Icon name="download-simple" />
            {t('submit')}
          </button>
        </form>
      </section>
    </>
  );
}
