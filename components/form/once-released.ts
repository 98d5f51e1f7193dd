// What is said of a field moves what stands below it: from under a press that has begun, the button is never reached. (S11)

let isHeld = false;
const waiting: (() => unknown)[] = [];

document.addEventListener('pointerdown', () => void (isHeld = true), true);
for (const end of ['pointerup', 'pointercancel']) {
  // The click of the press comes before it.
  document.addEventListener(end, () => setTimeout(() => {
    isHeld = false;
    for (const work of waiting.splice(0)) work();
  }), true);
}

/** Does something at once, or, while the pointer is down, as soon as what it presses has heard of it. */
export function onceReleased(work: () => unknown): void {
  if (isHeld) waiting.push(work);
  else work();
}
