import { holdEntry } from './hold-entry';

const held = new WeakMap<EventTarget, () => void>();
let watching = false;

function onToggle({ target, newState }: ToggleEvent): void {
  // A details says it too.
  if (!(target instanceof HTMLElement && target.hasAttribute('popover'))) return;
  held.get(target)?.();
  held.delete(target);
  if (newState === 'open' && target.matches(':popover-open')) held.set(target, holdEntry(() => target.hidePopover()));
}

/** Makes each sheet that the browser itself opens (popover) an entry of the history, so that "back" closes it: from the one on that `first` tells of. */
export function holdPopovers(first: ToggleEvent): void {
  if (watching) return;
  watching = true;
  onToggle(first);
  document.addEventListener('toggle', onToggle, true);
}
