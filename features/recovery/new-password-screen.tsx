import { useTranslations } from 'next-intl';
import { pathTo } from '@/lib/site/addresses/routes';
import { NewPasswordForm } from './new-password-form';
import { useNewPasswordTexts } from './new-password-texts';
import type { PasswordTrouble } from './password-trouble';

type NewPasswordScreenProps = {
  token: string;
  /** Whose password it is, where the server tells the holder of the link. */
  email?: string;
  flash: PasswordTrouble | null;
  /** What makes the form, sent twice unchanged, one call. */
  formKey: string;
};

/** Choosing a new password with the link from the mail. (X03) */
export function NewPasswordScreen({ token, email, flash, formKey }: NewPasswordScreenProps) {
  const t = useTranslations('recovery.password');
  return (
    <>
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead">{email ? t.rich('for', { email, b: (words) => <b className="breakable">{words}</b> }) : t('text')}</p>
      <NewPasswordForm
        texts={useNewPasswordTexts()}
        token={token}
        email={email}
        back={pathTo('reset-password-do', {}, { token })}
        to={pathTo('members')}
        flash={flash}
        formKey={formKey}
        below={null}
      />
    </>
  );
}
