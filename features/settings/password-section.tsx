import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/form/checkbox';
import { PasswordInput } from '@/components/form/password-input';
import { buttonClass } from '@/components/ui/button-look';
import { PageLink } from '@/components/ui/page-link';
import { minimumPasswordLength } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/routes';
import { SectionNotice } from './section-notice';
import { SettingForm } from './setting-form';
import { flashOf, type SettingsFlash } from './settings-flash';

type PasswordSectionProps = { /** For password managers: whose password it is. */ email: string; flash: SettingsFlash };

/** A new password, by whoever knows the old one. (S11, V04) */
export function PasswordSection({ email, flash }: PasswordSectionProps) {
  const t = useTranslations('settings.password');
  const fresh = useTranslations('recovery.password');
  const all = useTranslations();
  const { wrong } = flashOf(flash, 'password');
  const words = (key: string | undefined) => (key ? all(key, { min: minimumPasswordLength }) : undefined);
  const field = { showLabel: all('ui.password.show'), required: true, maxLength: 1024 };
  return (
    <>
      <SectionNotice flash={flash} />
      <section className="panel">
        <SettingForm name="settings-password" offline={all('settings.offline')}>
          <input className="visually-hidden" type="email" name="username" autoComplete="username" defaultValue={email} readOnly tabIndex={-1} aria-hidden="true" />
          <PasswordInput {...field} label={t('old')} name="old_password" autoComplete="current-password" error={words(wrong('old_password'))} />
          <PasswordInput {...field} label={fresh('new')} name="password" autoComplete="new-password" hint={fresh('rule', { min: minimumPasswordLength })} error={words(wrong('password'))} />
          <PasswordInput {...field} label={fresh('repeat')} name="password_repeat" autoComplete="new-password" error={words(wrong('password_repeat'))} />
          <Checkbox name="end_others" value="1" defaultChecked label={t('end_others')} />
          <button type="submit" className={buttonClass({})}>
            {fresh('submit')}
          </button>
          <PageLink className="link" href={pathTo('reset-password')}>
            {all('recovery.reset.title')}
          </PageLink>
        </SettingForm>
      </section>
    </>
  );
}
