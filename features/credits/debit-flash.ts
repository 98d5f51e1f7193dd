/** What the form that was sent last has to say: `values` holds what was typed, and `wrong.<field>` the keys of what is wrong. */
type Left = { error: string; params?: Record<string, string | number>; values: Record<string, string> } | null;

export type DebitFlash = {
  /** The key of what is wrong with all of it, and its parameters. */
  error?: string;
  params?: Record<string, string | number>;
  typed: (field: string) => string | undefined;
  wrong: (field: string) => string | undefined;
};

/** What a form has to say, as its fields ask for it. */
export function debitFlash(left: Left): DebitFlash {
  return { error: left?.error || undefined, params: left?.params, typed: (field) => left?.values[field], wrong: (field) => left?.values[`wrong.${field}`] };
}
