import { CompleteSteps, type CompleteStepsProps } from './complete-steps';
import { SignupPanel } from './signup-panel';

/** What of signing up is still open, as a page. (S03) */
export function CompleteScreen(props: CompleteStepsProps) {
  return (
    <div className="wrap signup-page">
      <SignupPanel site={props.site} person={props.person}>
        <CompleteSteps {...props} />
      </SignupPanel>
    </div>
  );
}
