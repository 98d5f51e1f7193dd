// Joins a form that stands on the page with react-hook-form: which fields were left, what is wrong with them, and what is said of it when. Loaded at the first touch.
import { createFormControl, type FieldErrors, type FieldValues } from 'react-hook-form';
import { formFaults, type FormFaults, type FormSchema } from '@/lib/contract/form-faults';
import { onceReleased } from './once-released';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type FormControl = {
  /** Says all that is wrong at once, of these fields or of the whole form; whether nothing is. */
  validate: (names?: readonly string[]) => Promise<boolean>;
  /** Says what the server refused; a field's part goes once it is changed. */
  refuse: (faults: FormFaults) => void;
  /** The form begins anew: nothing was left or sent yet. */
  restart: () => void;
};

const isControl = (element: EventTarget | null): element is Control =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) && element.name !== '' && element.type !== 'hidden' && element.type !== 'submit';

const valuesIn = (form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));

const isChanged = (element: Control) => {
  if (element instanceof HTMLSelectElement) return false;
  return element.type === 'radio' || element.type === 'checkbox' ? (element as HTMLInputElement).checked !== (element as HTMLInputElement).defaultChecked : element.value !== element.defaultValue;
};

/** Said once the form was sent: a field that is only passed through is no fault, nor a date half chosen, nor a box not ticked yet. */
const atTheEnd = ['required', 'birth_date', 'mandate_missing', 'begin_missing'];

/**
 * What is wrong is said of a field once it was left with something in it, and of all at once when the form is sent; from then on with each change.
 * `shown`: what the page says already. `fieldOf`: under whose name the faults of a control stand, where it is not its own.
 */
export function controlForm(form: HTMLFormElement, schema: FormSchema, shown: FormFaults, tell: (faults: FormFaults) => void, fieldOf: (name: string) => string): FormControl {
  // The fields that were sent, by name, or all.
  let sent: 'all' | Set<string> = new Set();
  let found: FieldErrors = {};
  /** Goes up whenever the form is checked, refused or begun anew. */
  let checks = 0;
  const isSent = (name: string) => sent === 'all' || sent.has(name);
  const control = createFormControl<FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: () => {
      const faults = formFaults(schema, { ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ''])), ...valuesIn(form) });
      const errors = Object.fromEntries(Object.entries(faults).map(([name, message]) => [name, { type: 'schema', message }]));
      return Object.keys(errors).length > 0 ? { values: {}, errors: errors as FieldErrors } : { values: valuesIn(form), errors: {} };
    },
  });
  // The fields keep their values themselves: react-hook-form is told of names and events, and writes nothing into the page.
  const fields = new Map<string, ReturnType<typeof control.register>>();
  const join = (element: Control) => {
    const name = fieldOf(element.name);
    const field = fields.get(name) ?? control.register(name);
    fields.set(name, field);
    return field;
  };
  const joinAll = () => [...form.elements].filter(isControl).forEach(join);
  const eventOf = (type: string, { name, value }: Control) => ({ type, target: { name: fieldOf(name), value } });
  const refuse = (faults: FormFaults) => {
    checks += 1;
    sent = 'all';
    for (const [name, message] of Object.entries(faults)) control.setError(name, { type: 'server', message });
  };

  joinAll();
  if (Object.keys(shown).length > 0) refuse(shown);
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      found = errors;
      const said = Object.entries(errors).flatMap(([name, error]) => (typeof error?.message === 'string' ? [[name, error.message] as const] : []));
      tell(Object.fromEntries(said.filter(([name, code]) => isSent(name) || !atTheEnd.includes(code))));
    },
  });
  form.addEventListener('focusout', (event) => {
    // What the server refused stands until it is changed, not only looked at.
    const [{ target }, before] = [event, checks];
    if (!isControl(target) || found[fieldOf(target.name)]?.type === 'server') return;
    // A press that sent the form has said all there was.
    onceReleased(() => checks === before && void join(target).onBlur(eventOf('blur', target)));
  });
  for (const type of ['input', 'change']) {
    form.addEventListener(type, (event) => {
      if (!isControl(event.target)) return;
      void join(event.target).onChange(eventOf('change', event.target));
      const own = fieldOf(event.target.name);
      // What the server refused of it no longer holds, and a field that was never left is looked at too. What hangs on two fields goes with either.
      const again = Object.entries(found).flatMap(([name, error]) => (name !== own && error?.type === 'schema' ? [name] : []));
      if (isSent(own) || again.length > 0) void control.trigger(isSent(own) ? [own, ...again] : again);
    });
  }
  // What was changed before this code had come: at once where the page said something of it, or else if it was left.
  for (const element of [...form.elements].filter(isControl).filter(isChanged)) {
    if (fieldOf(element.name) in shown) void control.trigger(fieldOf(element.name));
    else if (element !== document.activeElement) void join(element).onBlur(eventOf('blur', element));
  }
  return {
    validate: async (names) => {
      checks += 1;
      sent = names && sent !== 'all' ? new Set([...sent, ...names]) : 'all';
      joinAll();
      return control.trigger(names);
    },
    refuse,
    restart: () => {
      checks += 1;
      sent = new Set();
      fields.clear();
      control.reset();
      joinAll();
    },
  };
}
