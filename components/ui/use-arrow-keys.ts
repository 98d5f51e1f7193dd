import { useEffect, useEffectEvent } from 'react';

const elsewhere = 'input, textarea, select, [contenteditable], dialog, details[open], [popover], [role="menu"]';

/** Arrow keys anywhere on the page, unless they mean something where the focus is, or a dialog stands over it. */
export function useArrowKeys(keys: Readonly<Record<string, () => void>>, on: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
