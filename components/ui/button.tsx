import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: a spinner and "Bezig" in place of the words, and no second press. */
    busy?: boolean;
  };

export function Button({ variant, size, full, className, busy, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass({ variant, size, full, className }, busy)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Busy>{children}</Busy> : children}
    </button>
  );
}

/** The words stay, unseen, under the spinner: the button keeps its width. */
function Busy({ children }: { children: ReactNode }) {
  const t = useTranslations('ui.button');
  return (
    <>
      <span className="btn-words" aria-hidden="true">
        {children}
      </span>
      <span className="btn-busy">
        <Spinner small />
        {t('busy')}
      </span>
    </>
  );
}
