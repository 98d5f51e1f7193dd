import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What pressing it does, for everyone who does not see the icon. */
  label: string;
  icon: ReactElement;
  look?: 'plain' | 'soft' | 'tonal' | 'solid' | 'glass';
  large?: boolean;
  /** Glass only: the thing is done (liked). */
  on?: boolean;
};

export function IconButton({ label, icon, look = 'plain', large, on, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames('icon-button', look !== 'plain' && `icon-button-${look}`, large && 'icon-button-lg', on && 'is-on', className)}
    >
      {icon}
    </button>
  );
}
