import type { ReactNode } from 'react';
import { EmptyShell } from '@/features/shell/empty-shell';

export default function Layout({ children }: { children: ReactNode }) {
  return <EmptyShell>{children}</EmptyShell>;
}
