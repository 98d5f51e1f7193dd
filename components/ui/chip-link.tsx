import Link from 'next/link';
import type { ComponentProps } from 'react';
import { chipClass, type ChipLook } from './chip';

/** A chip that leads somewhere: a filter to take away, a button above a list. */
export function ChipLink({ look, small, on, className, ...rest }: ComponentProps<typeof Link> & ChipLook) {
  return <Link {...rest} className={chipClass({ look, small, on }, className)} />;
}
