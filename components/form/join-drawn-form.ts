// Joins a form that is HTML alone with its checks: what is wrong is written at the places that the server drew for it, in the words that came with the form.
import type { FormFaults, FormSchema } from '@/lib/contract/form-faults';
import { controlForm, type FormControl } from './form-control';
import type { FaultWords } from './told-faults';

/** `form` has `data-words` (FaultWords), and a FaultPlace for each field that a fault is said of. */
export function joinDrawnForm(form: HTMLFormElement, schema: FormSchema): Pick<FormControl, 'validate'> {
  const words = JSON.parse(form.dataset.words ?? '{}') as FaultWords;
  const places = [...form.querySelectorAll<HTMLElement>('[data-fault]')];
  const fieldsAt = (place: HTMLElement) => form.querySelectorAll(`[aria-describedby~="${place.id}"]`);

  const tell = (faults: FormFaults) => {
    for (const place of places) {
      const code = faults[place.dataset.fault!];
      place.hidden = !code;
      place.querySelector('span')!.textContent = code ? (words[code] ?? words.invalid_input ?? '') : '';
      if (code) place.setAttribute('role', 'alert');
      else place.removeAttribute('role');
      for (const field of fieldsAt(place)) {
        if (code) field.setAttribute('aria-invalid', 'true');
        else field.removeAttribute('aria-invalid');
      }
    }
  };

  const shown = Object.fromEntries(places.flatMap(({ dataset }) => (dataset.code ? [[dataset.fault, dataset.code]] : []))) as FormFaults;
  const { validate } = controlForm(form, schema, shown, tell, (name) => name);
  return {
    validate: async () => {
      const right = await validate();
      if (!right) form.querySelector<HTMLElement>('fieldset[aria-invalid] input, [aria-invalid]:not(fieldset)')?.focus();
      return right;
    },
  };
}
