import type { ReactNode } from 'react';

/** The way to sign-up for who answers nothing: a link, whatever the form beside it asks. */
export function JoinLink({ href, children }: { href?: string; children: ReactNode }) {
  return href ? (
    <a className="lander-join" href={href}>
      {children}
    </a>
  ) : (
    children
  );
}
