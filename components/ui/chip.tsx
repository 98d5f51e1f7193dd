import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export type ChipLook = {
  /** flat: a fact; hit: a fact that two people share, with a check. */
  look?: 'line' | 'flat' | 'hit';
  small?: boolean;
  on?: boolean;
};

export function chipClass({ look = 'line', small, on }: ChipLook, className?: string): string {
  return classNames('chip', look !== 'line' && `chip-${look}`, small && 'chip-sm', on && 'is-on', className);
}

/** A word in a pill, to read; pressing it does nothing. */
export function Chip({ children, ...look }: ChipLook & { children: ReactNode }) {
  return (
    <span className={chipClass(look)}>
      {look.look === 'hit' ? <Icon name="check" /> : null}
      {children}
    </span>
  );
}
