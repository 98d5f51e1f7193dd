import { leadsAway } from './leads-away';

/** How many there have been on this page. */
let entries = 0;
/** One that was closed is being let go of: what opens meanwhile stands after it. */
let isGoingBack = false;

/**
 * Gives what lies over a page an entry of the browser's history: "back" closes it and leaves the page as it is. Returns how to
 * let the entry go when it closes otherwise; `then` follows once the history is where it was. A link or a form that leads to another
 * page is followed after that too, so that the page below has one entry, and the step back does not take the new page with it.
 */
export function holdEntry(close: () => void): (then?: () => void) => void {
  entries += 1;
  const key = `${performance.timeOrigin}-${entries}`;
  const isHere = () => (window.history.state as { over?: string } | null)?.over === key;
  const stop = new AbortController();
  const { signal } = stop;
  let held = true;
  let next = (): void => undefined;

  const letGo = (then?: () => void) => {
    if (!isHere()) {
      held = false;
      stop.abort();
      return then?.();
    }
    if (then) next = then;
    if (held) {
      isGoingBack = true;
      window.history.back();
    }
    held = false;
  };

  const onBack = () => {
    if (isHere()) return;
    stop.abort();
    isGoingBack = false;
    if (held) close();
    held = false;
    next();
  };
  /** Does it again once the entry is gone. */
  const wait = (event: Event, again: () => void) => {
    if (!isHere()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    letGo(again);
  };
  const onClick = (event: MouseEvent) => {
    if (leadsAway(event)) wait(event, () => (event.target as HTMLElement).closest('a')?.click());
  };
  // What asks for a page leads there with script too. Of another form that is known only once nobody has taken it.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const leads = event.eventPhase === Event.CAPTURING_PHASE ? form.getAttribute('method') === 'get' : !event.defaultPrevented;
    if (leads) wait(event, () => form.requestSubmit(event.submitter));
  };

  const stand = () => {
    if (!held) return;
    if (isGoingBack) return window.addEventListener('popstate', stand, { once: true });
    window.history.pushState({ ...(window.history.state as object | null), over: key }, '');
    window.addEventListener('popstate', onBack, { signal });
    window.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('submit', onSubmit, { signal });
    window.addEventListener('submit', onSubmit, { capture: true, signal });
  };
  // Not before the effect that asks for it stands: React runs one twice while one develops.
  queueMicrotask(stand);

  return letGo;
}

/** Does what leads to another page once what was just closed has let go of its entry: the step back would take the new page with it. */
export function onceClosed(then: () => void): void {
  // The screen shows by then that it is closed.
  setTimeout(() => (isGoingBack ? window.addEventListener('popstate', () => then(), { once: true }) : then()));
}
