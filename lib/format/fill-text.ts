// Texts that were translated on the server and get their values in the browser.

/** A text with its places filled: `{time}` becomes what is given as `time`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
}
