'use client';

import type { MouseEvent, ReactNode } from 'react';
import { callApi } from '@/lib/api/browser';

/** A line that is opened is read, wherever it leads; the page itself stays what the server drew. */
export function ReadAsOpened({ children }: { children: ReactNode }) {
  const read = (event: MouseEvent) => {
    const id = Number((event.target as Element).closest<HTMLElement>('[data-notice]')?.dataset['notice']);
    if (id) void callApi('readNotifications', { body: { id } }).catch(() => null);
  };
  return (
    <div className="notice-days" onClickCapture={read}>
      {children}
    </div>
  );
}
