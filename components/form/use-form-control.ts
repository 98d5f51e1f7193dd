import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormFaults, FormSchema } from '@/lib/contract/form-faults';
import type { FormControl } from './form-control';

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** What the page that came says already, as codes. */
  start: FormFaults;
  /** Loads the schema of the fields. */
  schema: () => Promise<FormSchema>;
  /** Under whose name the faults of a control stand, where it is not its own. */
  fieldOf?: (name: string) => string;
};

/**
 * The faults of a form at its fields: on leaving one, and all at once on sending, when the first wrong field is gone to. What checks comes at the
 * first touch; where it does not come, the server checks alone.
 */
export function useFormControl({ form, start, schema, fieldOf = (name) => name }: Options) {
  const [faults, setFaults] = useState(start);
  const [told, setTold] = useState(Object.keys(start).length > 0 ? 1 : 0);
  const control = useRef<Promise<FormControl | null> | null>(null);

  useEffect(() => {
    if (told === 0) return;
    const wrong = [...(form.current?.querySelectorAll<HTMLElement>(':is(input, textarea, select)[aria-invalid="true"], fieldset[aria-invalid="true"] input') ?? [])];
    for (const details of wrong.map((field) => field.closest('details'))) if (details) details.open = true;
    wrong[0]?.focus();
  }, [told, form]);

  const prepare = (): Promise<FormControl | null> => {
    control.current ??= Promise.all([import('./form-control'), schema()]).then(
      ([{ controlForm }, fields]) => form.current && controlForm(form.current, fields, start, setFaults, fieldOf),
      () => (control.current = null),
    );
    return control.current;
  };

  const refuse = async (refused: FormFaults): Promise<void> => {
    const joined = await prepare();
    if (joined) joined.refuse(refused);
    else setFaults(refused);
    setTold((count) => count + 1);
  };

  return {
    faults,
    /** For the form's onFocus. */
    prepare: () => void prepare(),
    /** Whether the form may be sent, or as much of it as has these fields. */
    validate: async (names?: readonly string[]): Promise<boolean> => {
      const right = (await (await prepare())?.validate(names)) ?? true;
      if (!right) setTold((count) => count + 1);
      return right;
    },
    /** Says what the server refused, at its fields. */
    refuse,
    /** The page came anew with what the server found: it is said, or the form begins anew. */
    settle: async (found: FormFaults): Promise<void> => {
      if (Object.keys(found).length > 0) return refuse(found);
      setFaults({});
      (await control.current)?.restart();
    },
  };
}
