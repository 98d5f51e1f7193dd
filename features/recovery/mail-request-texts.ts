import { useTranslations } from 'next-intl';
import type { MailKind } from './mail-request';

/** What the form for a mail says. Places in braces are filled in the browser, which has no messages of its own. */
export type MailRequestTexts = {
  email: string;
  submit: string;
  busy: string;
  limitText: string;
  tomorrow: string;
  /** Before the suggestion, the suggestion, and after it. */
  didYouMean: string[];
  sentTitle: string;
  /** Before the address, the address, and after it. */
  sent: string[];
  open: string;
  again: string;
  againIn: string;
  /** Before the words that lead to another address, those, and after them. */
  none: string[];
  errors: Record<string, string>;
};

const errorKeys = [
  'email_not_found', 'email_invalid', 'reset_limit', 'link_expired', 'already_confirmed', 'too_many_requests', 'generic', 'generic_retry', 'unavailable', 'not_offered', 'required', 'offline',
] as const;

const sentKey = { reset: 'text', activation: 'activation', reactivation: 'reactivation' } as const;

/** The texts for a kind of mail; `submit` is the button's, `discreet` tells nothing of who has an account. */
export function useMailRequestTexts(kind: MailKind, submit: string, label?: string, discreet = false): MailRequestTexts {
  const t = useTranslations('recovery');
  const login = useTranslations('session.login');
  const ui = useTranslations('ui');
  const err = useTranslations('err');
  const parted = (text: string) => text.split('|');
  return {
    email: label ?? login('email'),
    submit,
    busy: ui('button.busy'),
    limitText: t('reset.limit_text'),
    tomorrow: t('reset.tomorrow'),
    didYouMean: parted(login.markup('did_you_mean', { suggestion: '{suggestion}', fix: (words) => `|${words}|` })),
    sentTitle: t('sent.title'),
    sent: parted(t.markup(discreet ? 'sent.discreet' : `sent.${sentKey[kind]}`, { email: '{email}', b: (words) => `|${words}|` })),
    open: t('sent.open', { provider: '{provider}' }),
    again: t('sent.again'),
    againIn: t('sent.again_in', { time: '{time}' }),
    none: parted(t.markup('sent.none', { link: (words) => `|${words}|` })),
    errors: Object.fromEntries(errorKeys.map((key) => [`err.${key}`, err(key)])),
  };
}
