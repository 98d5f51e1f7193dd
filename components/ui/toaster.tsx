'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { takenOver } from '@/lib/taken-over';
import { Toast } from './toast';
import { onToast, type ToastMessage } from './toasts';

const stackHeight = 3;
let lastId = 0;

/** Draws what showToast is given: three at most, the oldest leaves first, and what the next one is about too; what leads to a page goes once that is open, whichever way one came there. One stands in every page. */
export function Toaster() {
  const t = useTranslations('ui.toast');
  const [toasts, setToasts] = useState<(ToastMessage & { id: string })[]>([]);
  const path = usePathname();
  if (toasts.some(({ href }) => href === path)) setToasts(toasts.filter(({ href }) => href !== path));
  useEffect(() => onToast((toast) => setToasts((now) => [...now.filter(({ id }) => id !== toast.id), { id: String(++lastId), ...toast }].slice(-stackHeight))), []);

  const remove = (id: string) => setToasts((now) => now.filter((toast) => toast.id !== id));
  return (
    <div ref={takenOver} className="toaster" data-waits="" role="status" aria-label={t('region')}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onLeave={() => remove(toast.id)} />
      ))}
    </div>
  );
}
