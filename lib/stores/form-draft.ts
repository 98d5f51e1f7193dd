// What somebody has typed into a form, kept in the tab for a reload or for coming back. Specification, section 3 (signup form draft). (E03)

/** By the name of the field. A password is never kept. */
export type FormDraft = Record<string, string>;

/** After this long somebody else may sit at the screen. */
const life = 60 * 60 * 1000;
const never = new Set(['password', 'language']);

/** The draft of this tab under a key, which says of which form and of whom; nothing where there is none, or an old one. */
export function readDraft(key: string): FormDraft {
  try {
    const { at, values } = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { at: number; values: FormDraft };
    return Date.now() - at < life ? values : {};
  } catch {
    return {};
  }
}

/** Keeps what stands in a form, or in some of its fields. */
export function keepDraft(form: HTMLFormElement, key: string, { only = () => true, more = {} }: { only?: (name: string) => boolean; more?: FormDraft } = {}): void {
  const data = new FormData(form);
  const names = [...new Set(data.keys())].filter((name) => !never.has(name) && only(name) && typeof data.get(name) === 'string');
  const values = { ...Object.fromEntries(names.map((name) => [name, data.getAll(name).join(',')])), ...more };
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values }));
  } catch {
    // A browser that keeps nothing: what was typed stands in the form alone.
  }
}

/** Forgets the drafts whose keys begin so. */
export function forgetDraft(key: string): void {
  try {
    for (const each of Object.keys(sessionStorage)) if (each.startsWith(key)) sessionStorage.removeItem(each);
  } catch {
    // Nothing was kept.
  }
}

/** Puts a draft back into a form, where nobody has typed since; what it changes is not left hidden in closed details. */
export function fillIn(form: HTMLFormElement, draft: FormDraft): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) continue;
    if (putBack(field, draft[field.name])) openAround(field);
  }
}

/** Opens what hides a field. */
export function openAround(field: Element): void {
  const details = field.closest('details');
  if (details) details.open = true;
}

/** Whether the field now says something else than it came with. */
function putBack(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, kept: string | undefined): boolean {
  if (!kept || field.type === 'hidden') return false;
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
    if (!(field.type === 'radio' ? [kept] : kept.split(',')).includes(field.value)) return false;
    field.checked = true;
    return !field.defaultChecked;
  }
  if (!isUntouched(field) || field.value === kept) return false;
  field.value = kept;
  return true;
}

function isUntouched(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const [chosen] = field.selectedOptions;
  return !chosen || chosen.defaultSelected || chosen.index === 0;
}
