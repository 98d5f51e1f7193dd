import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { PageIslands } from './page-islands';

/** Layout empty: only the page, which brings its own way back. (A17) */
export function EmptyShell({ children }: { children: ReactNode }) {
  return (
    <>
      <PageShell>{children}</PageShell>
      <PageIslands />
    </>
  );
}
