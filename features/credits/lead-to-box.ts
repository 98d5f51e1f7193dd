import { onceClosed } from '@/components/ui/hold-entry';
import { isStill } from '@/components/ui/is-still';
import { beginPlace } from '@/lib/site/money/begin-at-once';

/** Brings the box that must be ticked to the middle of the window, clear of the bar of a phone and from below a sheet of banks, and gives it the focus. */
export function leadToBox(): void {
  const box = document.querySelector<HTMLInputElement>(`#${beginPlace} input`);
  if (!box) return;
  for (const sheet of box.form?.querySelectorAll<HTMLElement>('[popover]') ?? []) sheet.hidePopover?.();
  const lead = () => {
    box.focus({ preventScroll: true });
    box.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
  };
  // A sheet that closes takes a step back in the history, which scrolls the page to where it was, once everybody has heard of it.
  onceClosed(() => setTimeout(lead));
}
