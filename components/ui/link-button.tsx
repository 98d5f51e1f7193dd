import Link from 'next/link';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look';

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({ variant, size, full, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size, full, className })} />;
}
