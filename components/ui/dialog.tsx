'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { useBackCloses } from './use-back-closes';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** False while something may not be lost: no cross, and neither Escape nor the backdrop closes it. */
  closable?: boolean;
  /** From the bottom edge below 768, for a dialog with fields. */
  sheet?: boolean;
  wide?: boolean;
  className?: string;
  children: ReactNode;
};

/** The browser's own dialog: it keeps focus inside, makes the rest inert, and gives focus back; the browser’s back closes one that may be closed. */
export function Dialog({ open, onClose, title, closable = true, sheet, wide, className, children }: DialogProps) {
  const t = useTranslations('ui.dialog');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(onClose, open && closable);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const onCancel = useEffectEvent((event: Event) => {
    event.preventDefault();
    if (closable) onClose();
  });
  const onBackdrop = useEffectEvent((event: Event) => {
    if (closable && event.target === dialog.current) onClose();
  });
  const onClosed = useEffectEvent(() => {
    if (open) onClose();
  });

  useEffect(() => {
    const element = dialog.current;
    const listeners = { cancel: onCancel, click: onBackdrop, close: onClosed };
    for (const [name, listener] of Object.entries(listeners)) element?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element?.removeEventListener(name, listener);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', sheet && 'dialog-sheet', wide && 'dialog-wide', className)}
      aria-labelledby={titleId}
    >
      {open ? (
        <>
          {closable ? <IconButton className="dialog-close" look="soft" label={t('close')} icon={<Icon name="x" />} onClick={onClose} /> : null}
          <div className="dialog-body">
            <h2 id={titleId} className="title-2">
              {title}
            </h2>
            {children}
          </div>
        </>
      ) : null}
    </dialog>
  );
}
