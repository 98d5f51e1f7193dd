import { useLocale, useMessages } from 'next-intl';
import { accountTexts, modalTexts, stepTexts } from '@/features/signup/signup-texts';
import type { StartOfSignup } from '@/features/signup/start-of-signup';
import { pickMessages, type Messages } from '@/lib/i18n/messages';
import type { SiteInfo } from '@/lib/site/site-info';
import { OpenSignup } from './islands/dialogs';
import { told } from './world';

/** Sign-up over a page with what /forms/signup would bring it. */
export function SignupOver({ site, start }: { site: SiteInfo; start: StartOfSignup }) {
  const messages = pickMessages(useMessages() as Messages, [...new Set([...accountTexts, ...modalTexts, ...stepTexts])]);
  return <OpenSignup data={{ locale: useLocale(), messages, site, start, interests: told('getInterests').interests, wishes: [], pushKey: null }} />;
}
