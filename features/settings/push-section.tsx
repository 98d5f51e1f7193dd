import { useTranslations } from 'next-intl';
import { Switch } from '@/components/form/switch';
import { buttonClass } from '@/components/ui/button-look';
import { mailReasons } from '@/lib/contract/notification-groups';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { PushSwitch } from './push-switch';
import { SectionNotice } from './section-notice';
import { SettingForm } from './setting-form';
import type { SettingsFlash } from './settings-flash';

type PushSectionProps = { pushKey: string | null; /** Whose settings these are, by number; null where the server says none. */ member: number | null; /** On how many browsers push is on. */ browsers: number; /** The kinds that are not wanted; null where the server does not let them be chosen. */ off: readonly string[] | null; flash: SettingsFlash };

/** Push messages on this browser, and the end of them on all. (S11) */
export function PushSection({ pushKey, member, browsers, off, flash }: PushSectionProps) {
  const t = useTranslations('settings.push');
  const kinds = useTranslations('alerts.mails');
  const offline = useTranslations('settings')('offline');
  return (
    <>
      <SectionNotice flash={flash} />
      <section className="panel settings-rows">
        <IslandMessages keys={['settings.push']}>
          <PushSwitch pushKey={pushKey} member={member} />
        </IslandMessages>
        <p className="small muted only-without-script">{t('no_script')}</p>
      </section>
      {off ? (
        <section className="panel" aria-labelledby="push-kinds">
          <h2 id="push-kinds" className="title-4">
            {t('kinds')}
          </h2>
          <p className="small muted">{t('kinds_text')}</p>
          <form method="post" action="/forms/settings-push-kinds">
            {mailReasons.map((reason) => (
              <Switch key={reason} name="wanted" value={reason} label={kinds(reason)} defaultChecked={!off.includes(reason)} />
            ))}
            <button type="submit" className={buttonClass({})}>
              {kinds('save')}
            </button>
          </form>
        </section>
      ) : null}
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
