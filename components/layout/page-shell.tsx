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

const end = 'page-end';

/** The frame of all four layouts: each fills the places it has. It holds the page's one <main>. */
export function PageShell({ bar, banners, footer, bottomNav, chat, children }: PageShellProps) {
  return (
    <>
      {/* Drawn at once and whole: of a page half read what stands in its middle or at its lower edge would move. */}
      <link rel="expect" href={`#${end}`} blocking="render" />
      <div className={classNames('page-shell', chat && 'chat-page')}>
        <SkipLink />
        {bar}
        {banners}
        <main id="content" className="page-main" tabIndex={-1}>
          {children}
        </main>
        {footer}
        {bottomNav}
        {/* A browser waits for an element's beginning: this one has nothing behind its own. */}
        <i id={end} hidden />
      </div>
    </>
  );
}
