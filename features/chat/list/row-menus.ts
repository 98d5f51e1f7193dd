import { useEffect, type MouseEvent, type RefObject } from 'react';

/** On a line, a long press or the right button opens its menu; with Shift the browser's own comes. */
export function openRowMenu(event: MouseEvent<HTMLElement>): void {
  const menu = (event.target as Element).closest('.chat-link')?.closest('.chat-row')?.querySelector('details');
  if (!menu || event.shiftKey) return;
  event.preventDefault();
  menu.open = true;
  menu.querySelector('summary')?.focus();
}

/** The menu of a line at the bottom opens upwards: below it would be out of sight. The event does not bubble, so it is caught on its way down. */
export function useUpwardMenus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const show = ({ target }: Event) => {
      const line = target as HTMLDetailsElement;
      line.classList.remove('is-upward');
      const menu = line.open && line.querySelector('.menu-list');
      if (!element || !menu) return;
      const [around, open] = [element.getBoundingClientRect(), menu.getBoundingClientRect()];
      line.classList.toggle('is-upward', open.bottom > around.bottom && line.getBoundingClientRect().top - open.height > around.top);
      menu.scrollIntoView({ block: 'nearest' });
    };
    element?.addEventListener('toggle', show, true);
    return () => element?.removeEventListener('toggle', show, true);
  }, [list]);
}
