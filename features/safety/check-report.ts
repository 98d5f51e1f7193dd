// The report's form with its checks, in a sheet or on a page of its own: what checks comes at the first touch, and without it the server checks alone.

type Joined = { validate: () => Promise<boolean> };

const joined = new WeakMap<HTMLFormElement, Promise<Joined | null>>();

/** A form that is checked before it is sent. */
export const isChecked = (form: HTMLFormElement | null | undefined): form is HTMLFormElement => form?.dataset.check === 'report';

function join(form: HTMLFormElement): Promise<Joined | null> {
  const before = joined.get(form);
  if (before) return before;
  const coming = Promise.all([import('@/components/form/join-drawn-form'), import('@/lib/contract/report-form')]).then(
    ([{ joinDrawnForm }, { reportForm }]) => joinDrawnForm(form, reportForm),
    () => {
      joined.delete(form);
      return null;
    },
  );
  joined.set(form, coming);
  return coming;
}

/** How long the checks are waited for, in milliseconds. */
const patience = 10_000;

/** Whether a form may be sent; where it may not, it says why. */
export async function mayBeSent(form: HTMLFormElement): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const checks = await Promise.race([join(form), late]);
  return (await checks?.validate()) ?? true;
}

/** Watches the page for such forms. Gives back how to stop. */
export function checkReports(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const form = (target as HTMLInputElement).form;
    if (isChecked(form)) void join(form);
  };
  // A sheet sends its own.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !isChecked(form)) return;
    event.preventDefault();
    void mayBeSent(form).then((right) => right && form.submit());
  };
  document.addEventListener('focusin', onFocus);
  window.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('submit', onSubmit);
  };
}
