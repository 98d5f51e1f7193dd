// Opens small pages as a sheet over the page one is on. Their HTML is the page's own, asked for as a browser asks for it, so that
// with script and without it there is one screen, one form and one text of each, and no page carries what nobody has opened.

import { lazyHoldEntry } from '@/components/ui/lazy-hold-entry';
import { answerLimit } from '@/lib/api/answer-limit';
import { pathTo } from '@/lib/site/addresses/routes';
import { isChecked, mayBeSent } from './check-report';
import { focusSheet, placeSheet } from './place-sheet';

/** How long a page is waited for before its link is followed, in milliseconds. */
const patience = 10_000;

type Hooks = {
  /** A form is on its way, and then whether it did what it asks: a sheet that comes back with what is wrong did not. */
  onSend: (form: HTMLFormElement) => (sent: boolean) => void;
  /** The sheet is closed. `changed`: something was sent from it; `sheet`: what it showed last. */
  onClosed: (changed: boolean, sheet: HTMLElement | null) => void;
};

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

/** The sheet in the dialog, from the link or the card that opens it until it is closed: how an address is followed, a form sent, and what is done as it closes. */
function createSheet(dialog: HTMLDialogElement, body: HTMLElement, { onSend, onClosed }: Hooks) {
  let opener: HTMLElement | null = null;
  let changed = false;
  let busy = false;
  let letGo = (then: () => void) => then();

  const show = () => {
    if (!dialog.open) {
      dialog.showModal();
      letGo = lazyHoldEntry(() => dialog.close());
    }
    dialog.scrollTop = 0;
    focusSheet(body);
  };

  /** One question at a time. */
  const ask = async (question: (limit: AbortSignal) => Promise<Response>, otherwise: () => void, then?: (sheet: HTMLElement | null) => void) => {
    if (busy) return;
    busy = true;
    body.setAttribute('aria-busy', 'true');
    try {
      const limit = AbortSignal.timeout(then ? answerLimit : patience);
      const sheet = await placeSheet(body, await question(limit), then !== undefined, limit);
      if (sheet) show();
      then?.(sheet);
    } catch {
      otherwise();
    } finally {
      busy = false;
      body.removeAttribute('aria-busy');
    }
  };

  /** `from`: where focus goes back to; a link of the sheet itself leaves that as it is. */
  const follow = (address: string, from: HTMLElement | null) => {
    opener = from ?? opener;
    void ask((signal) => fetch(address, { signal }), () => location.assign(address));
  };

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (busy) return;
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
    const post = async (signal: AbortSignal) => {
      const response = await fetch(form.action, { method: 'POST', body: new FormData(form, submitter), signal });
      answered = response.ok;
      return response;
    };
    const otherwise = () => {
      settle(false);
      sayUnanswered(unanswered);
    };
    void ask(post, otherwise, (sheet) => {
      const isDone = answered && !sheet?.querySelector('[role=alert], [aria-invalid=true]');
      changed ||= isDone;
      settle(isDone);
    });
  };

  const end = () => {
    const sheet = body.querySelector<HTMLElement>('[data-sheet]');
    const hasChanged = changed;
    opener?.focus();
    letGo(() => onClosed(hasChanged, sheet));
    opener = null;
    changed = false;
    body.replaceChildren();
  };

  return [follow, send, end] as const;
}

/** Watches the page for links to sheets, and what is in `body` for closing and sending. Gives back how to stop. */
export function openSheets(dialog: HTMLDialogElement, body: HTMLElement, hooks: Hooks): () => void {
  const [follow, send, end] = createSheet(dialog, body, hooks);

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog) return dialog.close();
    const link = target.closest<HTMLAnchorElement>('a[data-sheet-link], a[data-sheet-close]');
    if (!link || !isPlainClick(event)) return;
    const inside = body.contains(link);
    const closes = link.dataset.sheetClose !== undefined;
    if (closes && !inside) return;
    event.preventDefault();
    if (closes) return dialog.close();
    // A menu closes over its own items: focus goes back to the button that opened it.
    follow(link.href, inside ? null : (link.closest('details')?.querySelector('summary') ?? link));
  };

  /** On a member's card, a long press or the right button asks what can be done; with Shift, or on anything else, the browser's own menu comes. */
  const onContextMenu = (event: MouseEvent) => {
    const card = cardOf(event.target);
    if (!card || event.shiftKey) return;
    event.preventDefault();
    follow(card.more, card.link);
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!body.contains(form)) return;
    event.preventDefault();
    void send(form, event.submitter);
  };

  const watching = new AbortController();
  const { signal } = watching;
  // Before everybody else who hears of a click: the router, and the line that tells of a page on its way.
  window.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('contextmenu', onContextMenu, { signal });
  dialog.addEventListener('submit', onSubmit, { signal });
  dialog.addEventListener('close', end, { signal });
  return () => watching.abort();
}
