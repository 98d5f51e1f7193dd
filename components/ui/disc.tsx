import type { ReactElement } from 'react';
import { classNames } from './class-names';

type DiscProps = {
  icon: ReactElement;
  /** Bright: in the full colour of the niche. */
  kind?: 'primary' | 'bright' | 'success' | 'warning' | 'danger' | 'info' | 'offer' | 'quiet';
  size?: 'sm' | 'md' | 'lg';
};

/** An icon in a round, soft tint. */
export function Disc({ icon, kind = 'primary', size = 'md' }: DiscProps) {
  return <span className={classNames('disc', kind !== 'primary' && `disc-${kind}`, size !== 'md' && `disc-${size}`)}>{icon}</span>;
}
