import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { SkipLink } from './skip-link';

type PageShellProps = {
  /** Top bar or logo bar; the empty layout has none. */
  bar?: ReactNode;
  /** Under the bar: offline, time bonus, at most one alert. */
  banners?: ReactNode;
  footer?: ReactNode;
  bottomNav?: ReactNode;
  /** The chat layout fills the window and scrolls inside. */
  chat?: boolean;
  children: ReactNode;
};

/** The frame of all four layouts: each fills the places it has. It holds the page's one <main>. */
export function PageShell({ bar, banners, footer, bottomNav, chat, children }: PageShellProps) {
  return (
    <div className={classNames('page-shell', chat && 'chat-page')}>
      <SkipLink />
      {bar}
      {banners}
      <main id="content" className="page-main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {bottomNav}
    </div>
  );
}
