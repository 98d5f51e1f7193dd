import { classNames } from './class-names';

type ButtonVariant = 'primary' | 'soft' | 'line' | 'orange' | 'ghost' | 'danger';

export type ButtonLook = {
  /** One primary in a view; orange for premium and offers only; danger for final deletion and blocking only. */
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  full?: boolean;
  className?: string;
};

export function buttonClass({ variant = 'primary', size = 'md', full, className }: ButtonLook, busy?: boolean): string {
  return classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, full && 'full', busy && 'is-busy', className);
}
