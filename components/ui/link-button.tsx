import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look';
import { PageLink } from './page-link';

type LinkButtonProps = ComponentProps<typeof PageLink> & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({ variant, size, full, className, ...rest }: LinkButtonProps) {
  return <PageLink {...rest} className={buttonClass({ variant, size, full, className })} />;
}
