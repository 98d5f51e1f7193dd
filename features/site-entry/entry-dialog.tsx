'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { hasEntered, rememberEntry } from './entry-choice';

type EntryDialogProps = { confirm: string; leave: string; children: ReactNode };

/** Opens what the server has written, once per browser, and not in an installed app. It closes by an answer alone. (S01) */
export function EntryDialog({ confirm, leave, children }: EntryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || hasEntered() || matchMedia('(display-mode: standalone)').matches) return undefined;
    element.showModal();
    const stay = (event: Event) => event.preventDefault();
    const stayByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    const again = () => {
      if (!hasEntered()) element.showModal();
    };
    element.addEventListener('cancel', stay);
    element.addEventListener('keydown', stayByKey);
    element.addEventListener('close', again);
    return () => {
      element.removeEventListener('cancel', stay);
      element.removeEventListener('keydown', stayByKey);
      element.removeEventListener('close', again);
    };
  }, []);

  const enter = () => {
    rememberEntry();
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="dialog entry" aria-labelledby="entry-title" aria-describedby="entry-text">
      <div className="dialog-body">
        {children}
        <button type="button" className="btn btn-primary btn-lg full" onClick={enter}>
          {confirm}
        </button>
        <button type="button" className="btn btn-line full" onClick={() => window.location.replace('about:blank')}>
          {leave}
        </button>
      </div>
    </dialog>
  );
}
