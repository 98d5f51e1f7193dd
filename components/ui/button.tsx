import { useTranslations } from 'next-intl';
import { BusyButton, type BusyButtonProps } from './busy-button';

/** A button that says "Bezig" while it works. */
export function Button(props: Omit<BusyButtonProps, 'busyWords'>) {
  return <BusyButton {...props} busyWords={<Busy />} />;
}

/** Apart, so that a button that never works needs no message. */
function Busy() {
  return useTranslations('ui.button')('busy');
}
