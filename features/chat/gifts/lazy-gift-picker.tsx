'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Person } from '@/lib/contract/person';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { useSite } from '@/components/layout/site-context';
import type { GiftData } from './gift-data';

const GiftPicker = lazy(() => import('./gift-picker').then((module) => ({ default: module.GiftPicker })));

type LazyGiftPickerProps = { person: Person; credits: number; onSend: (note: string, gift: OutboxEntry['gift']) => void };

/** Opens the picker over the conversation where a link leads to its page; where the picker does not come, the link is followed. */
export function LazyGiftPicker({ person, credits, onSend }: LazyGiftPickerProps) {
  const { locale } = useSite();
  const [asked, setAsked] = useState<{ data: GiftData; chosen?: string } | null>(null);

  useEffect(() => {
    let data: Promise<GiftData> | undefined;
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-gift]');
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      data ??= fetch(`/forms/gifts?lang=${locale}`, { signal: AbortSignal.timeout(10_000) }).then((response) => (response.ok ? (response.json() as Promise<GiftData>) : Promise.reject(new Error('No gifts came'))));
      data.then(
        (came) => setAsked({ data: came, chosen: link.dataset['gift'] }),
        () => window.location.assign(link.href),
      );
    };
    // Before the line at the top of the page takes it for a way to another page.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [locale]);

  if (!asked) return null;
  return (
    <Suspense>
      <GiftPicker {...asked} person={person} credits={credits} onClose={() => setAsked(null)} onSend={onSend} />
    </Suspense>
  );
}
