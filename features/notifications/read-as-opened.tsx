'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { callApi } from '@/lib/api/browser';

/** What this tab has read: the router keeps pages from before that, and shows them on the way back. */
const opened = new Set<number>();
const noticeOf = (element: Element | null | undefined) => Number(element?.closest<HTMLElement>('[data-notice]')?.dataset['notice']);

/** A line that is opened is read, wherever it leads; a page that comes back and says otherwise is asked for anew. */
export function ReadAsOpened({ children }: { children: ReactNode }) {
  const router = useRouter();
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ([...days.current!.querySelectorAll('[data-notice]')].some((line) => opened.has(noticeOf(line)))) router.refresh();
  }, [router]);
  const read = (event: MouseEvent) => {
    const id = noticeOf(event.target as Element);
    if (!id) return;
    callApi('readNotifications', { body: { id } }).then(() => opened.add(id), () => null);
  };
  return (
    <div ref={days} className="notice-days" onClickCapture={read}>
      {children}
    </div>
  );
}
