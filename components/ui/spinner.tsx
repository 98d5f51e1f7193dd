import { classNames } from './class-names';

/** Turns while something is on its way; the words beside it say what. Small fits in a button. */
export function Spinner({ small }: { small?: boolean }) {
  return <span className={classNames('spinner', small && 'spinner-sm')} aria-hidden="true" />;
}
