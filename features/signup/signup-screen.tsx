import type { SiteInfo } from '@/lib/site/site-info';
import { AlreadyMember } from './already-member';
import { LazySignupForm } from './lazy-signup-form';
import { SignupHead } from './signup-head';
import { SignupPanel } from './signup-panel';
import type { StartOfSignup } from './start-of-signup';
import { Stepper } from './stepper';

type SignupScreenProps = { site: SiteInfo; start: StartOfSignup; back: string; /** False where the server behind the site sends no push messages. */ canPush: boolean };

/** Signing up as a page: the first of the five steps. (S02, S03) */
export function SignupScreen({ site, start, back, canPush }: SignupScreenProps) {
  return (
    <div className="wrap signup-page">
      <SignupPanel site={site} person={start.person} people={start.people}>
        <Stepper step="account" canPush={canPush} />
        <SignupHead site={site} person={start.person} />
        <LazySignupForm site={site} start={start} back={back} />
        <AlreadyMember person={start.person} />
      </SignupPanel>
    </div>
  );
}
