import { useLocale, useMessages } from 'next-intl';
import { pickMessages } from '@/lib/i18n/messages';
import { CompleteIslandSoon } from './complete-island-soon';
import type { CompleteStepsProps } from './complete-steps';
import { SignupPanel } from './signup-panel';
import { stepTexts } from './signup-texts';

/** What of signing up is still open, as a page; its forms stand in the HTML, their script comes after. (S03) Bar P2. */
export function CompleteScreen(props: CompleteStepsProps) {
  return (
    <div className="wrap signup-page">
      <SignupPanel site={props.site} person={props.person}>
        <CompleteIslandSoon messages={pickMessages(useMessages(), stepTexts)} locale={useLocale()} {...props} />
      </SignupPanel>
    </div>
  );
}
