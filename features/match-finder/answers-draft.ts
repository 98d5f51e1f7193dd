// What was answered in the match finder and not sent, kept in this tab for a reload or for coming back. (R11)
import { textPrefix } from '@/lib/stores/forget-texts';
import { fillIn, forgetDraft, keepDraft, readDraft } from '@/lib/stores/form-draft';

/** With the texts of who is here: a member's go when they log out, a visitor's when somebody signs in. */
const keyOf = (member?: number) => `${textPrefix}${member ?? 0}:match-finder`;

/** Keeps the answers, and at which question one is. */
export function keepAnswers(form: HTMLFormElement, step: number, member?: number): void {
  keepDraft(form, keyOf(member), { more: { step: String(step) } });
}

/** Puts the answers back. Gives back at which question one was. */
export function restoreAnswers(form: HTMLFormElement, member?: number): number {
  const draft = readDraft(keyOf(member));
  fillIn(form, draft);
  return Number(draft.step) || 0;
}

/** They have been sent. */
export function forgetAnswers(member?: number): void {
  forgetDraft(keyOf(member));
}
