import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { emitProfile } from './emit-profile';

type MeetingDialog = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** For the dialog itself. */
  on: { onClickCapture: (event: MouseEvent) => void; onClick: (event: MouseEvent) => void; onClose: () => void };
};

/** A modal about one profile: a click anywhere but in a form of it closes it, and so does the browser’s back, and a click on one of its links says whose profile was chosen. (S19) */
export function useMeetingDialog(profile: number, onClose: () => void): MeetingDialog {
  const dialog = useRef<HTMLDialogElement>(null);

  useBackCloses(() => dialog.current?.close());
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('.btn')?.focus();
  }, []);

  const onClickCapture = (event: MouseEvent) => {
    // Before the link itself acts, so that whoever hears it can keep the page.
    const link = (event.target as Element).closest('a[href]');
    if (link && !emitProfile(profile)) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('form')) dialog.current?.close();
  };
  return { dialog, on: { onClickCapture, onClick, onClose } };
}
