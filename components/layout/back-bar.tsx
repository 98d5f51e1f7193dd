import type { ReactNode } from 'react';
import { BackLink } from './back-link';

type BackBarProps = {
  title: ReactNode;
  /** Where back leads when there is no page to go back to. */
  href: string;
  /** In place of the way back through the pages that were seen. */
  back?: ReactNode;
  /** At the right edge. */
  children?: ReactNode;
};

/** On the phone, in place of the top bar, in a page under another one. */
export function BackBar({ title, href, back, children }: BackBarProps) {
  return (
    <div className="top-bar back-bar">
      <div className="wrap">
        {back ?? <BackLink href={href} />}
        <strong className="top-bar-title ellipsis">{title}</strong>
        {children}
      </div>
    </div>
  );
}
