import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import type { BrowserSession } from '@/lib/contract/account';
import { browserName } from '@/lib/format/browser-name';
import { formatLongDate } from '@/lib/format/dates';
import { SectionNotice } from './section-notice';
import { SettingForm } from './setting-form';
import type { SettingsFlash } from './settings-flash';

type SessionsSectionProps = { sessions: readonly BrowserSession[]; intlLocale: string; flash: SettingsFlash };

const zone = 'Europe/Amsterdam';

/** Where the member is signed in: this browser first, each other with the way to sign it out at once. */
export function SessionsSection({ sessions, intlLocale, flash }: SessionsSectionProps) {
  const t = useTranslations('settings.sessions');
  const all = useTranslations();
  const others = sessions.filter(({ current }) => !current);
  const nameOf = ({ user_agent: agent }: BrowserSession) => {
    const { browser, system } = browserName(agent);
    return browser && system ? t('browser', { browser, system }) : (browser ?? system ?? t('unknown'));
  };
  const date = (moment: string | undefined) => (moment ? formatLongDate(new Date(moment), intlLocale, zone) : '–');
  return (
    <>
      <SectionNotice flash={flash} />
      <section className="panel">
        <p className="muted">{others.length > 0 ? t('text') : t('only')}</p>
        <ul className="settings-rows">
          {sessions.map((session) => (
            <li key={session.id} className="setting">
              <span className="grow">
                <b>{nameOf(session)}</b>
                <span className="small muted">{session.current ? t('this') : t('since', { date: date(session.created_at), used: date(session.used_at) })}</span>
              </span>
              {session.current ? (
                <Icon name="check" label={t('this')} />
              ) : (
                <SettingForm name="settings-session" offline={all('settings.offline')}>
                  <input type="hidden" name="id" value={session.id} />
                  <button type="submit" className={buttonClass({ variant: 'line', size: 'sm' })} aria-label={t('end_one', { device: nameOf(session) })}>
                    {t('end')}
                  </button>
                </SettingForm>
              )}
            </li>
          ))}
        </ul>
        {others.length > 0 ? (
          <SettingForm name="settings-session" offline={all('settings.offline')}>
            <button type="submit" className={buttonClass({ variant: 'soft' })}>
              {t('end_all')}
            </button>
          </SettingForm>
        ) : null}
      </section>
    </>
  );
}
