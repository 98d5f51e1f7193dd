import { classNames } from './class-names';

/** The shape of what is on its way, after 200 ms. The list around it says `aria-busy`. */
export function Skeleton({ shape = 'line', className }: { shape?: 'line' | 'photo' | 'round'; className?: string }) {
  return <span className={classNames('skeleton', shape !== 'line' && `skeleton-${shape}`, className)} aria-hidden="true" />;
}
