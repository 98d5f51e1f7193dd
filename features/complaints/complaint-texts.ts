import { useLocale, useTranslations } from 'next-intl';
import { complaintTopics, longestComplaint } from '@/lib/contract/complaint-topics';

/** What the complaint form says. Filled on the server: the form has no messages of its own. */
export type ComplaintTexts = {
  /** The language of the page: the receipt is mailed in it. */
  language: string;
  topic: string;
  topics: { value: string; label: string }[];
  email: string;
  about: string;
  aboutHint: string;
  text: string;
  textHint: string;
  submit: string;
  busy: string;
  didYouMean: string[];
  errors: Record<string, string>;
};

const errorKeys = ['required', 'email_invalid', 'text_too_long', 'invalid_input', 'too_many_requests', 'generic', 'generic_retry', 'unavailable', 'not_offered', 'offline'] as const;

/** The texts in the reader's language, each place to fill written as its name in braces. */
export function useComplaintTexts(): ComplaintTexts {
  const t = useTranslations('complaint');
  const ui = useTranslations('ui');
  const login = useTranslations('session.login');
  const err = useTranslations('err');
  return {
    language: useLocale(),
    topic: t('topic'),
    topics: complaintTopics.map((value) => ({ value, label: t(`topics.${value}`) })),
    email: t('email'),
    about: t('about'),
    aboutHint: t('about_hint'),
    text: t('text'),
    textHint: t('text_hint', { max: longestComplaint }),
    submit: t('submit'),
    busy: ui('button.busy'),
    didYouMean: login.markup('did_you_mean', { suggestion: '{suggestion}', fix: (words) => `|${words}|` }).split('|'),
    errors: Object.fromEntries(errorKeys.map((key) => [`err.${key}`, err(key, { max: '{max}' })])),
  };
}
