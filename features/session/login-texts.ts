import { useTranslations } from 'next-intl';

/** What the login form says. `{time}`, `{minutes}` and `{suggestion}` are filled in the browser, which has no messages of its own. */
export type LoginTexts = {
  welcome: string;
  email: string;
  password: string;
  showPassword: string;
  forgot: string;
  submit: string;
  busy: string;
  lockedTitle: string;
  lockedText: string;
  again: string;
  /** Before the suggestion, the suggestion, and after it. */
  didYouMean: string[];
  errors: Record<string, string>;
};

const errorKeys = ['login', 'lockout', 'account_suspended', 'generic', 'generic_retry', 'too_many_requests', 'unavailable', 'offline'] as const;

/** The texts in the reader's language, each place to fill written as its name in braces. */
export function useLoginTexts(): LoginTexts {
  const t = useTranslations('session.login');
  const ui = useTranslations('ui');
  const err = useTranslations('err');
  const didYouMean = t.markup('did_you_mean', { suggestion: '{suggestion}', fix: (words) => `|${words}|` });
  return {
    welcome: t('welcome'),
    email: t('email'),
    password: t('password'),
    showPassword: ui('password.show'),
    forgot: t('forgot'),
    submit: t('submit'),
    busy: ui('button.busy'),
    lockedTitle: t('locked.title'),
    lockedText: t('locked.text'),
    again: t('locked.again', { time: '{time}' }),
    didYouMean: didYouMean.split('|'),
    errors: Object.fromEntries(errorKeys.map((key) => [`err.${key}`, err(key, { minutes: '{minutes}' })])),
  };
}
