import { useLocale, useMessages } from 'next-intl';
import type { Person } from '@/lib/contract/person';
import { pickMessages } from '@/lib/i18n/messages';
import { LazyCompleteIsland } from './lazy-complete-island';
import type { CompleteStepsProps } from './complete-steps';
import { SignupPanel } from './signup-panel';
import { stepTexts } from './signup-texts';

/** What of signing up is still open, as a page; its forms stand in the HTML, their script comes after. (S03) Bar P2. */
export function CompleteScreen({ people, ...props }: CompleteStepsProps & { /** Faces for the wall, where the first message is for nobody. */ people?: readonly Person[] }) {
  return (
    <div className="wrap signup-page">
      <SignupPanel site={props.site} person={props.person} people={people}>
        <LazyCompleteIsland messages={pickMessages(useMessages(), stepTexts)} locale={useLocale()} {...props} />
      </SignupPanel>
    </div>
  );
}
