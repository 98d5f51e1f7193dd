import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
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
      {busy ? <Busy /> : children}
    </button>
  );
}

function Busy() {
  const t = useTranslations('ui.button');
  return (
    <>
      <Spinner small />
      {t('busy')}
    </>
  );
}
