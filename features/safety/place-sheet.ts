// A page of the server's, put into the sheet that stands over another page: its part that is a sheet, and the styles that it needs.

/** Style sheets of a page that the one underneath lacks, in order; a sheet that does not come before `limit` is no reason to show nothing. */
async function adoptStyles(from: Document, limit: AbortSignal): Promise<void> {
  const have = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href));
  const lacking = [...from.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => new URL(link.getAttribute('href') ?? '', location.href).href).filter((href) => !have.has(href));
  const arrive = (href: string) =>
    new Promise((resolve) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: resolve }));
      limit.addEventListener('abort', resolve);
    });
  await Promise.all(lacking.map(arrive));
}

/** Puts the sheet of an answer into `body`, and gives it back. A page that is no sheet (a login, an error, the page after) is gone to, but not by a form that a server in trouble did not take. */
export async function placeSheet(body: HTMLElement, response: Response, isForm: boolean, limit: AbortSignal): Promise<HTMLElement | null> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const sheet = page.querySelector<HTMLElement>('[data-sheet]');
  if (!sheet && isForm && response.status >= 500) throw new Error('The server is in trouble');
  if (!sheet) {
    location.assign(response.url);
    return null;
  }
  await adoptStyles(page, limit);
  body.replaceChildren(document.importNode(sheet, true));
  // Without it the sheet is as good, until it is closed.
  void import('./report-memory').then(({ rememberReport }) => rememberReport(body), () => undefined);
  return sheet;
}

/** Focus goes to the first field that is wrong, else to the title. */
export function focusSheet(body: HTMLElement): void {
  const first = body.querySelector<HTMLElement>('[aria-invalid=true] input, [aria-invalid=true]') ?? body.querySelector<HTMLElement>('h1');
  if (first?.tagName === 'H1') first.tabIndex = -1;
  first?.focus();
}
