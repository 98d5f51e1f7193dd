import { useTranslations } from 'next-intl';
import { signupSteps, stepAfter, type SignupStep } from './steps';

type StepperProps = { step: SignupStep; /** False in a browser without push messages: that step is not counted. */ canPush?: boolean };

/** How far one is: "Stap 2 van 5", what comes next, and a bar for each step. (S03) */
export function Stepper({ step, canPush = true }: StepperProps) {
  const t = useTranslations('signup');
  const counted = signupSteps.filter((each) => each !== 'push' || canPush || step === 'push');
  const number = counted.indexOf(step) + 1;
  const words = t('step', { step: number, total: counted.length });
  return (
    <div className="stepper">
      <p className="small">
        <b>{words}</b>
        <span className="muted">{t(`next.${stepAfter(step, canPush) ?? 'none'}`)}</span>
      </p>
      <div className="stepper-bars" role="progressbar" aria-label={words} aria-valuemin={1} aria-valuemax={counted.length} aria-valuenow={number}>
        {counted.map((each, index) => (
          <i key={each} className={index < number ? 'is-done' : undefined} />
        ))}
      </div>
    </div>
  );
}
