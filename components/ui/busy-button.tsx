import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look';
import { Spinner } from './spinner';

export type BusyButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: a spinner and `busyWords` in place of the words, and no second press. */
    busy?: boolean;
    busyWords: ReactNode;
  };

/** A button that is told what it says while it works: for an island that has no messages of its own. */
export function BusyButton({ variant, size, full, className, busy, busyWords, type = 'button', onClick, children, ...rest }: BusyButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass({ variant, size, full, className }, busy)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <>
          {/* The words stay, unseen, under the spinner: the button keeps its width. */}
          <span className="btn-words" aria-hidden="true">
            {children}
          </span>
          <span className="btn-busy">
            <Spinner small />
            {busyWords}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
