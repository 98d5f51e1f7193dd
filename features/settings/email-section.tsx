import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CheckedPasswordInput } from '@/components/form/checked-fields';
import { codesOf, useCodeWords } from '@/components/form/use-code-words';
import { buttonClass } from '@/components/ui/button-look';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { CheckedSettingForm } from './checked-setting-form';
import { NewEmailField } from './new-email-field';
import { SectionNotice } from './section-notice';
import { SettingForm } from './setting-form';
import { flashOf, type SettingsFlash } from './settings-flash';

type EmailSectionProps = { email: string; /** The new address that waits for its confirmation. */ pending?: string; flash: SettingsFlash };

const strong = (words: ReactNode) => <b className="breakable">{words}</b>;

/** The address one signs in with, and another one: asked for with the password, confirmed by a link in a mail to it. (S11, R16, V05) */
export function EmailSection({ email, pending, flash }: EmailSectionProps) {
  const t = useTranslations('settings.email');
  return (
    <>
      <SectionNotice flash={flash} />
      {email ? (
        <section className="panel">
          <p>{t.rich('now', { email, b: strong })}</p>
        </section>
      ) : null}
      {pending ? <Waiting email={pending} /> : <Change flash={flash} />}
    </>
  );
}

function Waiting({ email }: { email: string }) {
  const t = useTranslations('settings.email');
  const offline = useTranslations('settings')('offline');
  return (
    <section className="panel" aria-labelledby="waiting-title">
      <div className="settings-waiting">
        <Disc size="sm" kind="info" icon={<Icon name="envelope-simple" weight="fill" />} />
        <div>
          <h2 id="waiting-title" className="title-4">
            {t('wait_title')}
          </h2>
          <p>{t.rich('wait', { email, b: strong })}</p>
          <p className="small muted">{t('note')}</p>
        </div>
      </div>
      <div className="settings-buttons">
        <SettingForm name="settings-email-again" offline={offline}>
          <button type="submit" className={buttonClass({ variant: 'line' })}>
            {t('again')}
          </button>
        </SettingForm>
        <SettingForm name="settings-email-cancel" offline={offline}>
          <button type="submit" className={buttonClass({ variant: 'ghost' })}>
            {t('cancel')}
          </button>
        </SettingForm>
      </div>
    </section>
  );
}

function Change({ flash }: { flash: SettingsFlash }) {
  const t = useTranslations('settings.email');
  const all = useTranslations();
  const { typed, wrong } = flashOf(flash, 'email');
  const words = useCodeWords(['required', 'new_email_invalid', 'email_taken', 'password_wrong']);
  const didYouMean = all.markup('session.login.did_you_mean', { suggestion: '{suggestion}', fix: (chunks) => `|${chunks}|` }).split('|');
  return (
    <section className="panel" aria-labelledby="change-title">
      <h2 id="change-title" className="title-4">
        {t('title')}
      </h2>
      <CheckedSettingForm name="settings-email" faults={codesOf(['email', 'password'], wrong)} words={words} offline={all('settings.offline')}>
        <NewEmailField label={t('new')} typed={typed('email')} words={didYouMean} />
        <CheckedPasswordInput label={t('password')} showLabel={all('ui.password.show')} name="password" autoComplete="current-password" required maxLength={1024} />
        <p className="small muted">{t('note')}</p>
        <button type="submit" className={buttonClass({})}>
          {t('submit')}
        </button>
      </CheckedSettingForm>
    </section>
  );
}
