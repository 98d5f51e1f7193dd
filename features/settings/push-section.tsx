import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-look';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { PushSwitch } from './push-switch';
import { SectionNotice } from './section-notice';
import { SettingForm } from './setting-form';
import type { SettingsFlash } from './settings-flash';

type PushSectionProps = { pushKey: string | null; /** On how many browsers push is on. */ browsers: number; flash: SettingsFlash };

/** Push messages on this browser, and the end of them on all. (S11) */
export function PushSection({ pushKey, browsers, flash }: PushSectionProps) {
  const t = useTranslations('settings.push');
  const offline = useTranslations('settings')('offline');
  return (
    <>
      <SectionNotice flash={flash} />
      <section className="panel settings-rows">
        <IslandMessages keys={['settings.push']}>
          <PushSwitch pushKey={pushKey} />
        </IslandMessages>
        <p className="small muted only-without-script">{t('no_script')}</p>
      </section>
      {browsers > 0 ? (
        <section className="panel">
          <p>{t('everywhere', { count: browsers })}</p>
          <SettingForm name="settings-push-off" offline={offline}>
            <button type="submit" className={buttonClass({ variant: 'line' })}>
              {t('all_off')}
            </button>
          </SettingForm>
        </section>
      ) : null}
    </>
  );
}
