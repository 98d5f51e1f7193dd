// Says when the page does by script what it shows: `<html data-live>` stands while no code of it is under way. Whoever drives a browser waits for it.

let awaited = 0;

/** React has taken over what came once the browser has nothing else to do. */
function noteIdle(): void {
  (window.requestIdleCallback ?? setTimeout)(() => {
    if (--awaited === 0) document.documentElement.dataset.live = '';
  });
}

/** Notes that code of the page is under way, until it has come or failed. Gives the same promise back. */
export function awaitPart<Part>(part: Promise<Part>): Promise<Part> {
  if (typeof document !== 'undefined') {
    awaited++;
    delete document.documentElement.dataset.live;
    part.then(noteIdle, noteIdle);
  }
  return part;
}
