import { holdEntry } from './hold-entry';

/** Makes each sheet that the browser itself opens (popover) an entry of the history, so that "back" closes it. Returns how to stop. */
export function holdPopovers(): () => void {
  const held = new WeakMap<EventTarget, () => void>();
  const onToggle = ({ target, newState }: ToggleEvent) => {
    // A details says it too.
    if (!(target instanceof HTMLElement && target.hasAttribute('popover'))) return;
    held.get(target)?.();
    held.delete(target);
    if (newState === 'open') held.set(target, holdEntry(() => target.hidePopover()));
  };
  document.addEventListener('toggle', onToggle, true);
  return () => document.removeEventListener('toggle', onToggle, true);
}
