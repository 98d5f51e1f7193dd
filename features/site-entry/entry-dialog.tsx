'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { holdOpen } from '@/components/ui/hold-open';
import { isInstalled } from '@/components/ui/is-installed';
import { hasEntered, rememberEntry } from './entry-choice';

type EntryDialogProps = { confirm: string; leave: string; children: ReactNode };

/** Opens what the server has written, once per browser, and not in an installed app. It closes by an answer alone. (S01) */
export function EntryDialog({ confirm, leave, children }: EntryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Beside what is remembered: a browser may keep nothing.
  const answered = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || hasEntered() || isInstalled()) return undefined;
    return holdOpen(element, () => answered.current);
  }, []);

  const enter = () => {
    answered.current = true;
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
