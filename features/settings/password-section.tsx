import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/form/checkbox';
import { CheckedPasswordInput } from '@/components/form/checked-fields';
import { codesOf, useCodeWords } from '@/components/form/use-code-words';
import { buttonClass } from '@/components/ui/button-look';
import { PageLink } from '@/components/ui/page-link';
import { minimumPasswordLength } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import { CheckedSettingForm } from './checked-setting-form';
import { SectionNotice } from './section-notice';
import { flashOf, type SettingsFlash } from './settings-flash';

type PasswordSectionProps = { /** For password managers: whose password it is. */ email: string; flash: SettingsFlash };

/** A new password, by whoever knows the old one. (S11, V04) */
export function PasswordSection({ email, flash }: PasswordSectionProps) {
  const t = useTranslations('settings.password');
  const fresh = useTranslations('recovery.password');
  const all = useTranslations();
  const { wrong } = flashOf(flash, 'password');
  const words = useCodeWords(['required', 'old_password', 'password_short', 'password_common', 'password_personal', 'passwords_differ'], { min: minimumPasswordLength });
  const field = { showLabel: all('ui.password.show'), required: true, maxLength: 1024 };
  return (
    <>
      <SectionNotice flash={flash} />
      <section className="panel">
        <CheckedSettingForm name="settings-password" faults={codesOf(['old_password', 'password', 'password_repeat'], wrong)} words={words} offline={all('settings.offline')}>
          <input className="visually-hidden" type="email" name="username" autoComplete="username" defaultValue={email} readOnly tabIndex={-1} aria-hidden="true" />
          <CheckedPasswordInput {...field} label={t('old')} name="old_password" autoComplete="current-password" />
          <CheckedPasswordInput {...field} label={fresh('new')} name="password" autoComplete="new-password" hint={fresh('rule', { min: minimumPasswordLength })} />
          <CheckedPasswordInput {...field} label={fresh('repeat')} name="password_repeat" autoComplete="new-password" />
          <Checkbox name="end_others" value="1" defaultChecked label={t('end_others')} />
          <button type="submit" className={buttonClass({})}>
            {fresh('submit')}
          </button>
          <PageLink className="link" href={pathTo('reset-password')}>
            {all('recovery.reset.title')}
          </PageLink>
        </CheckedSettingForm>
      </section>
    </>
  );
}
