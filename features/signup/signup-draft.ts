/** What a visitor has typed, by the name of the field. The password is never kept. (E03) */
export type SignupDraft = Record<string, string>;

const firstStep = 'signup-draft';
/** After this long somebody else may sit at the screen. */
const life = 60 * 60 * 1000;
const never = new Set(['password', 'language']);

/** The draft of this tab; nothing where there is none, or an old one. `key` says of which form, and of whom. */
export function readDraft(key = firstStep): SignupDraft {
  try {
    const { at, values } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { at: number; values: SignupDraft };
    return Date.now() - at < life ? values : {};
  } catch {
    return {};
  }
}

/** Keeps what stands in a form, for a reload or for coming back to it. */
export function keepDraft(form: HTMLFormElement, key = firstStep): void {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => !never.has(name) && typeof data.get(name) === 'string');
  const values = Object.fromEntries(names.map((name) => [name, data.getAll(name).join(',')]));
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values }));
  } catch {
    // A browser that keeps nothing: what was typed stands in the form alone.
  }
}

export function forgetDraft(key = firstStep): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Puts a draft back into a form, where nobody has typed since. */
export function fillIn(form: HTMLFormElement, draft: SignupDraft): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (draft[field.name] === field.value) field.checked = true;
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (draft[field.name]?.split(',').includes(field.value)) field.checked = true;
    } else if ((field instanceof HTMLInputElement && field.type !== 'hidden') || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
      const kept = draft[field.name];
      if (kept && isUntouched(field)) field.value = kept;
    }
  }
}

function isUntouched(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const [chosen] = field.selectedOptions;
  return !chosen || chosen.defaultSelected || chosen.index === 0;
}
