/** What the form that was sent last has to say: `values` holds its name, what was typed, and `wrong.<field>` the keys of what is wrong. */
export type SettingsFlash = { error: string; params?: Record<string, string | number>; values: Record<string, string> } | null;

/** What a form is told by the flash: nothing where it was another's. */
export function flashOf(flash: SettingsFlash, form: string): { typed: (field: string) => string | undefined; wrong: (field: string) => string | undefined } {
  const values = flash?.values.form === form ? flash.values : {};
  return { typed: (field) => values[field], wrong: (field) => values[`wrong.${field}`] };
}
