'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSite } from '@/components/layout/site-context';
import { lockedPhotosAt, type LockedPhotos } from './locked-photos';
import type { UpgradeData } from './upgrade-data';

const UpgradeDialog = lazy(() => import('./upgrade-dialog').then((module) => ({ default: module.UpgradeDialog })));

/** Opens the prompt where a private photo that leads to the bundles is pressed, on whatever page; where it does not come, the photo leads there by itself. (P02) */
export function LazyUpgradeDialog() {
  const { locale } = useSite();
  const [asked, setAsked] = useState<(LockedPhotos & { data: UpgradeData; bundles: string }) | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  // The prompt goes from the page whole, and the focus with it: it goes back to the photo.
  useEffect(() => {
    if (asked) return;
    opener.current?.focus();
    opener.current = null;
  }, [asked]);

  useEffect(() => {
    let data: Promise<UpgradeData> | undefined;
    const ask = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-locked][href^="/credits"]');
      // A modal about one profile hears its own links: it says whose was chosen, closes, and the link leads there. (S19)
      if (!link || link.closest('dialog.meeting, dialog.match') || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      data ??= fetch(`/forms/upgrade?lang=${locale}`, { signal: AbortSignal.timeout(10_000) }).then((response) => (response.ok ? (response.json() as Promise<UpgradeData>) : Promise.reject(new Error('No texts came'))));
      data.then(
        (came) => {
          opener.current = link;
          setAsked({ ...lockedPhotosAt(link), data: came, bundles: link.getAttribute('href')! });
        },
        () => window.location.assign(link.href),
      );
    };
    // Before the link itself hears of it, and the line at the top of the page.
    window.addEventListener('click', ask, true);
    return () => window.removeEventListener('click', ask, true);
  }, [locale]);

  if (!asked) return null;
  return (
    <Suspense>
      <UpgradeDialog {...asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
}
