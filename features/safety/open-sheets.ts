// Opens small pages as a sheet over the page one is on. Their HTML is the page's own, asked for as a browser asks for it, so that
// with script and without it there is one screen, one form and one text of each, and no page carries what nobody has opened.

import { lazyHoldEntry } from '@/components/ui/lazy-hold-entry';
import { answerLimit } from '@/lib/api/answer-limit';
import { pathTo } from '@/lib/site/addresses/routes';
import { isChecked, mayBeSent } from './check-report';

/** How long a page is waited for before its link is followed, in milliseconds. */
const patience = 10_000;

type Hooks = {
  /** A form is on its way, and then whether it did what it asks: a sheet that comes back with what is wrong did not. */
  onSend: (form: HTMLFormElement) => (sent: boolean) => void;
  /** The sheet is closed. `changed`: something was sent from it; `sheet`: what it showed last. */
  onClosed: (changed: boolean, sheet: HTMLElement | null) => void;
};

/** Style sheets of a page that the one underneath lacks, in order; a sheet that does not come before `limit` is no reason to show nothing. */
async function adoptStyles(from: Document, limit: AbortSignal): Promise<void> {
  const have = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href));
  const lacking = [...from.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => new URL(link.getAttribute('href') ?? '', location.href).href).filter((href) => !have.has(href));
  await Promise.all(
    lacking.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const arrived = new Promise<void>((resolve) => {
        for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
        limit.addEventListener('abort', () => resolve(), { once: true });
      });
      document.head.append(link);
      return arrived;
    }),
  );
}

/** Puts the sheet of an answer into `body`, and gives it back. A page that is no sheet (a login, an error, the page after) is gone to, but not by a form that a server in trouble did not take. */
async function placeSheet(body: HTMLElement, response: Response, isForm: boolean, limit: AbortSignal): Promise<HTMLElement | null> {
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
function focusSheet(body: HTMLElement): void {
  const first = body.querySelector<HTMLElement>('[aria-invalid=true] input, [aria-invalid=true]') ?? body.querySelector<HTMLElement>('h1');
  if (first?.tagName === 'H1') first.tabIndex = -1;
  first?.focus();
}

/** What the sheet says where no answer comes: what was typed stands in it and nowhere else, so it stays. */
function sayUnanswered(unanswered: HTMLElement | null): void {
  if (!unanswered) return;
  unanswered.setAttribute('role', 'alert');
  unanswered.hidden = false;
  unanswered.scrollIntoView?.({ block: 'nearest' });
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The card of a member that was pressed, and the page of what can be done about them. */
function cardOf(target: EventTarget | null): { link: HTMLAnchorElement; more: string } | null {
  const link = (target as Element).closest<HTMLAnchorElement>('.person-card > a.photo');
  const id = /^\/(?:members|likes\/m)\/(\d+)$/.exec(link?.pathname ?? '')?.[1];
  return link && id ? { link, more: pathTo('members-id-more', { id }) } : null;
}

/** Watches the page for links to sheets, and what is in `body` for closing and sending. Gives back how to stop. */
export function openSheets(dialog: HTMLDialogElement, body: HTMLElement, { onSend, onClosed }: Hooks): () => void {
  let opener: HTMLElement | null = null;
  let changed = false;
  let busy = false;
  let letGo = (then: () => void) => then();

  const show = async (response: Response, isForm: boolean, limit: AbortSignal): Promise<HTMLElement | null> => {
    const sheet = await placeSheet(body, response, isForm, limit);
    if (!sheet) return null;
    if (!dialog.open) {
      dialog.showModal();
      letGo = lazyHoldEntry(() => dialog.close());
    }
    dialog.scrollTop = 0;
    focusSheet(body);
    return sheet;
  };

  /** One question at a time. */
  const ask = async (question: (limit: AbortSignal) => Promise<Response>, otherwise: () => void, then?: (sheet: HTMLElement | null) => void) => {
    if (busy) return;
    busy = true;
    body.setAttribute('aria-busy', 'true');
    try {
      const limit = AbortSignal.timeout(then ? answerLimit : patience);
      const sheet = await show(await question(limit), then !== undefined, limit);
      then?.(sheet);
    } catch {
      otherwise();
    } finally {
      busy = false;
      body.removeAttribute('aria-busy');
    }
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog) return dialog.close();
    const link = target.closest<HTMLAnchorElement>('a[data-sheet-link], a[data-sheet-close]');
    if (!link || !isPlainClick(event)) return;
    const inside = body.contains(link);
    if (link.dataset.sheetClose !== undefined) {
      if (!inside) return;
      event.preventDefault();
      return dialog.close();
    }
    event.preventDefault();
    // A menu closes over its own items: focus goes back to the button that opened it.
    if (!inside) opener = link.closest('details')?.querySelector('summary') ?? link;
    void ask((signal) => fetch(link.href, { signal }), () => location.assign(link.href));
  };

  /** On a member's card, a long press or the right button asks what can be done; with Shift, or on anything else, the browser's own menu comes. */
  const onContextMenu = (event: MouseEvent) => {
    const card = cardOf(event.target);
    if (!card || event.shiftKey) return;
    event.preventDefault();
    opener = card.link;
    void ask((signal) => fetch(card.more, { signal }), () => location.assign(card.more));
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!body.contains(form)) return;
    event.preventDefault();
    if (!busy) void sendForm(form, event.submitter);
  };

  const sendForm = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (isChecked(form)) {
      busy = true;
      const right = await mayBeSent(form);
      busy = false;
      if (!right || !body.contains(form)) return;
    }
    const unanswered = body.querySelector<HTMLElement>('[data-sheet-unanswered]');
    if (unanswered) unanswered.hidden = true;
    const settle = onSend(form);
    let answered = false;
    const send = async (signal: AbortSignal) => {
      const response = await fetch(form.action, { method: 'POST', body: new FormData(form, submitter), signal });
      answered = response.ok;
      return response;
    };
    const otherwise = () => {
      settle(false);
      sayUnanswered(unanswered);
    };
    void ask(send, otherwise, (sheet) => {
      const isDone = answered && !sheet?.querySelector('[role=alert], [aria-invalid=true]');
      changed ||= isDone;
      settle(isDone);
    });
  };

  const onClose = () => {
    const sheet = body.querySelector<HTMLElement>('[data-sheet]');
    const hasChanged = changed;
    opener?.focus();
    letGo(() => onClosed(hasChanged, sheet));
    opener = null;
    changed = false;
    body.replaceChildren();
  };

  // Before everybody else who hears of a click: the router, and the line that tells of a page on its way.
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('contextmenu', onContextMenu);
  dialog.addEventListener('submit', onSubmit);
  dialog.addEventListener('close', onClose);
  return () => {
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('contextmenu', onContextMenu);
    dialog.removeEventListener('submit', onSubmit);
    dialog.removeEventListener('close', onClose);
  };
}
