import { fillIn, forgetDraft, keepDraft, readDraft, type FormDraft } from '@/lib/stores/form-draft';
import type { StartOfSignup } from './start-of-signup';

const key = 'signup-draft';
/** What is kept for its receiver alone. */
const ofMessage = new Set(['signup_message', 'member']);
const messageKey = ({ person }: StartOfSignup) => `${key}:${person?.id ?? 'choice'}`;
/** Which answer of a lander it began with. */
const mark = 'handed';

/** A draft without what the form itself says: it came back with it, or a lander handed it over since. */
function besides({ values, handed }: StartOfSignup, draft: FormDraft): FormDraft {
  if (handed !== undefined && draft[mark] === String(handed)) return draft;
  const answered = handed !== undefined && 'signup_message' in values;
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in values) && !(answered && ofMessage.has(name))));
}

/**
 * Puts back what a visitor typed into the first step: the message to whom it was written, and not where a lander hands over an
 * answer given since. What came back with the form itself is newer than any draft. (E03)
 */
export function restoreSignup(form: HTMLFormElement, start: StartOfSignup): void {
  fillIn(form, { ...besides(start, readDraft(key)), ...besides(start, readDraft(messageKey(start))) });
  for (const area of form.querySelectorAll('textarea')) if (area.value !== area.defaultValue) area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what stands in the form. */
export function keepSignup(form: HTMLFormElement, start: StartOfSignup): void {
  const more = { [mark]: String(start.handed ?? '') };
  keepDraft(form, key, { only: (name) => !ofMessage.has(name), more });
  keepDraft(form, messageKey(start), { only: (name) => ofMessage.has(name), more });
}

/** The account is there: nothing of the form is kept, whoever the messages were for. */
export function forgetSignup(): void {
  forgetDraft(key);
}
