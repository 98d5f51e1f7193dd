import { useEffect, useSyncExternalStore } from 'react';

/** How often a modal that waits looks whether its moment has come, and how long a key counts as typing. Milliseconds. */
const every = 500;
const typingFor = 3_000;
const textFields = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])';

let lastKey = 0;
const noteKey = () => void (lastKey = Date.now());

function isTyping(): boolean {
  const field = document.activeElement;
  if (!field?.matches(textFields)) return false;
  const written = 'value' in field ? String(field.value) : field.textContent;
  return written !== '' || Date.now() - lastKey < typingFor;
}

/** Something lies over the page already. */
const isCovered = () => document.querySelector('dialog[open], .sheet:popover-open') !== null;

/** Whether a modal may come now: somebody looks at the tab, nothing lies over the page, and nobody is writing. */
export function isFreeMoment(): boolean {
  return document.visibilityState === 'visible' && !isCovered() && !isTyping();
}

function watch(look: () => void): () => void {
  const timer = setInterval(look, every);
  return () => clearInterval(timer);
}

function noteKeys(): () => void {
  document.addEventListener('keydown', noteKey, true);
  return () => document.removeEventListener('keydown', noteKey, true);
}

const never = () => () => undefined;
const no = () => false;

/** The same while something waits to be shown. A key that was pressed before anything waited counts too: who has just sent a message writes on. */
export function useFreeMoment(waits: boolean): boolean {
  useEffect(noteKeys, []);
  return useSyncExternalStore(waits ? watch : never, waits ? isFreeMoment : no, no);
}
