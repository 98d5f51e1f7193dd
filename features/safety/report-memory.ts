// What was typed into a report, kept in this tab until the report has arrived: over a reload, "back", and a sheet that was closed. Bar S9.
import { quietly, keysOf, tabStorage, textPrefix } from '@/lib/stores/forget-texts';
import { fillIn, forgetDraft, keepDraft, readDraft } from '@/lib/stores/form-draft';

const mark = ':report:';
const kept = new Set(['reason', 'text', 'block', 'leave_out']);
const known = new WeakSet<HTMLFormElement>();

/** With the member's other texts, which go when they log out; of each reported member apart. */
function keyOf(form: HTMLFormElement): string {
  const fields = new FormData(form);
  return `${textPrefix}${String(fields.get('writer'))}${mark}${String(fields.get('profile'))}`;
}

/** The server sent it back with what was typed, which is newer than any draft. */
const cameBack = (form: HTMLFormElement) => form.querySelector('[name=reason][checked]') !== null || form.querySelector('textarea')?.defaultValue !== '';

function remember(form: HTMLFormElement): void {
  if (known.has(form)) return;
  known.add(form);
  const key = keyOf(form);
  const { reason = '', ...rest } = cameBack(form) ? {} : readDraft(key);
  // A reason that was chosen meanwhile is newer.
  fillIn(form, form.querySelector('[name=reason]:checked') ? rest : { reason, ...rest });
  const keep = (more = {}) => keepDraft(form, key, { only: (name) => kept.has(name), more });
  form.addEventListener('input', () => keep());
  form.addEventListener('submit', () => keep({ sent: '1' }));
}

/** A receipt has come: what was sent is kept no longer. */
function forgetSent(): void {
  const storage = tabStorage();
  const keys = storage ? quietly(() => keysOf(storage), []) : [];
  for (const key of keys) if (key.includes(mark) && readDraft(key).sent) forgetDraft(key);
}

/** Keeps what is typed into the report in a page or a sheet and puts it back; with a receipt in it, forgets what was sent. */
export function rememberReport(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('form[data-check=report]');
  if (form?.querySelector('[name=writer]')) remember(form);
  if (root.querySelector('[data-report-arrived]')) forgetSent();
}
