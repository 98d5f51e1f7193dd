import { textPrefix } from '@/lib/stores/forget-texts';
import { fillIn, forgetDraft, keepDraft, readDraft } from '@/lib/stores/form-draft';

/** A member's goes with their other texts when they log out. */
const keyOf = (member?: number) => (member ? `${textPrefix}${member}:complaint` : 'complaint-draft');

/** Keeps what was typed of a complaint for a reload or for coming back. */
export function keepComplaint(form: HTMLFormElement, member?: number): void {
  keepDraft(form, keyOf(member));
}

export function restoreComplaint(form: HTMLFormElement, member?: number): void {
  fillIn(form, readDraft(keyOf(member)));
  const area = form.querySelector('textarea');
  if (area?.value !== area?.defaultValue) area?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The complaint has arrived. */
export function forgetComplaint(member?: number): void {
  forgetDraft(keyOf(member));
}
