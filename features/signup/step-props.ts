import type { ReactNode } from 'react';
import type { CompleteStepsProps } from './complete-steps';

/** What every step after the first is given. */
export type StepProps = Omit<CompleteStepsProps, 'step'> & {
  /** The way past the step. */
  skip: ReactNode;
  /** The step is done: on to the next. */
  onDone: () => void;
};
