import { useTranslations } from 'next-intl';
import { minimumPasswordLength } from '@/lib/site/constants';

/** What the form for a new password says. */
export type NewPasswordTexts = {
  fresh: string;
  repeat: string;
  rule: string;
  show: string;
  submit: string;
  busy: string;
  errors: Record<string, string>;
};

const errorKeys = ['required', 'invalid_input', 'passwords_differ', 'password_common', 'password_personal', 'link_expired', 'too_many_requests', 'generic', 'generic_retry', 'unavailable', 'not_offered', 'offline'] as const;

export function useNewPasswordTexts(): NewPasswordTexts {
  const t = useTranslations('recovery.password');
  const ui = useTranslations('ui');
  const err = useTranslations('err');
  return {
    fresh: t('new'),
    repeat: t('repeat'),
    rule: t('rule', { min: minimumPasswordLength }),
    show: ui('password.show'),
    submit: t('submit'),
    busy: ui('button.busy'),
    errors: {
      ...Object.fromEntries(errorKeys.map((key) => [`err.${key}`, err(key)])),
      'err.password_short': err('password_short', { min: minimumPasswordLength }),
    },
  };
}
