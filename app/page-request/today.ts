/** The moment a page is rendered; asked for here, so that screens stay pure. */
export function today(): Date {
  return new Date();
}
