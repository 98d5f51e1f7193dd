import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { chosenTheme } from '@/app/page-request/chosen-theme';
import { requireMiddleware } from '@/app/page-request/site-request';

// Pages below know who asks: rendered for each request.
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false } };

export default async function LiveLayout({ children }: { children: ReactNode }) {
  await requireMiddleware();
  const theme = await chosenTheme();
  return (
    <>
      {/* With script the page is drawn so before this is read. */}
      {theme ? (
        <noscript>
          <i className={`theme-${theme}`} />
        </noscript>
      ) : null}
      {children}
    </>
  );
}
