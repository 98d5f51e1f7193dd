// HTML by template: everything put into it is escaped, except what is markup already. Bar S1.

export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | undefined | false | readonly Part[];

/** A text as it stands in HTML, within an attribute too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part));
}

/** ``markup`<b>${name}</b>` ``: the name is escaped; lists are put one after the other, undefined and false are nothing. */
export function markup(fixed: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(fixed.reduce((whole, piece, at) => whole + written(parts[at - 1]) + piece));
}
