import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type LanderButtonProps = {
  children: ReactNode;
  /** What is still to be chosen: shown in the button's place until the form is complete. The sheet decides by what is checked. */
  missing?: ReactNode;
  className?: string;
};

/** The button of a lander's form. Until something is chosen it says what is missing, without any script. */
export function LanderButton({ children, missing, className }: LanderButtonProps) {
  return (
    <button type="submit" className={classNames('btn btn-primary btn-lg lander-go', className)}>
      {missing ? <span className="lander-missing">{missing}</span> : null}
      <span className="lander-ready">{children}</span>
    </button>
  );
}
