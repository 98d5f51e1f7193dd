import { useLocale, useMessages } from 'next-intl';
import { pickMessages } from '@/lib/i18n/messages';
import type { SignupFormProps } from './signup-form';
import { LazySignupIsland } from './lazy-signup-island';
import { accountTexts } from './signup-texts';

/** The first step in a page: a form in its HTML, whose script and texts do not hold up the page. Bar P1. */
export function LazySignupForm(props: SignupFormProps) {
  return <LazySignupIsland messages={pickMessages(useMessages(), accountTexts)} locale={useLocale()} {...props} />;
}
