import type { ComponentProps } from 'react';
import { chipClass, type ChipLook } from './chip';
import { PageLink } from './page-link';

/** A chip that leads somewhere: a filter to take away, a button above a list. */
export function ChipLink({ look, small, on, className, ...rest }: ComponentProps<typeof PageLink> & ChipLook) {
  return <PageLink {...rest} className={chipClass({ look, small, on }, className)} />;
}
