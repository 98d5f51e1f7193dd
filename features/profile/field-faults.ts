/** What is wrong, as a code by the name of the field. */
export type Faults = Record<string, string>;

/** The server names an attribute by its path, the form by its field. */
export function fieldFaults(fields: Record<string, string>): Faults {
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name.replace('attributes.', ''), code]));
}
