// Phone numbers as links. Specification, section 2 (footer).

/** The `tel:` address of a number as people write it: dashes and spaces removed, also the typographic ones. (S25) */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[\s\u2010-\u2015\u2212-]/g, '')}`;
}
