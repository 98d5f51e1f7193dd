import { useTranslations } from 'next-intl';
import { stepAfter, stepsFor, type SignupStep, type StepsFor } from './steps';

type StepperProps = { step: SignupStep } & Partial<StepsFor>;

/** How far one is: "Stap 2 van 5", what comes next, and a bar for each step that there is. (S03) */
export function Stepper({ step, canPush = true, confirmed }: StepperProps) {
  const t = useTranslations('signup');
  const counted = stepsFor({ canPush, confirmed }, step);
  const number = counted.indexOf(step) + 1;
  const words = t('step', { step: number, total: counted.length });
  return (
    <div className="stepper">
      <p className="small">
        <b>{words}</b>
        <span className="muted">{t(`next.${stepAfter(step, { canPush, confirmed }) ?? 'none'}`)}</span>
      </p>
      <div className="stepper-bars" role="progressbar" aria-label={words} aria-valuemin={1} aria-valuemax={counted.length} aria-valuenow={number}>
        {counted.map((each, index) => (
          <i key={each} className={index < number ? 'is-done' : undefined} />
        ))}
      </div>
    </div>
  );
}
