import type { ReactNode } from 'react';
import { BackLink } from './back-link';

type BackBarProps = {
  title: ReactNode;
  /** Where back leads when there is no page to go back to. */
  href: string;
  /** Always to `href`: the page before this one is no place to return to. */
  onward?: boolean;
  /** At the right edge. */
  children?: ReactNode;
};

/** On the phone, in place of the top bar, in a page under another one. */
export function BackBar({ title, href, onward, children }: BackBarProps) {
  return (
    <div className="top-bar back-bar">
      <div className="wrap">
        <BackLink href={href} onward={onward} />
        <strong className="top-bar-title ellipsis">{title}</strong>
        {children}
      </div>
    </div>
  );
}
