'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { UpgradeDialogProps } from './upgrade-dialog';

const UpgradeDialog = lazy(() => import('./upgrade-dialog').then((module) => ({ default: module.UpgradeDialog })));

/** Opens the prompt where a private photo is pressed; without script the photo leads to the bundles by itself. */
export function UpgradeDoor(props: Omit<UpgradeDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const link = (event.target as Element).closest('.profile a');
      if (!link?.querySelector('.photo-lock') || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(true);
    };
    // Before the link itself hears of it.
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, []);

  if (!open) return null;
  return (
    <Suspense>
      <UpgradeDialog {...props} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
