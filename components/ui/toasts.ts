import type { FictionalTexts } from '../media/fictional-label';

export type ToastMessage = {
  /** What it is about: the next one about the same takes its place. */
  id?: string;
  title: string;
  text?: string;
  /** Where the toast leads. It is fetched when it is followed: a profile that was fetched ahead would count as opened. (T06) */
  href?: string;
  /** Whose news it is; a fictional person keeps the label here too. */
  person?: { name: string; src: string | null; fictional?: FictionalTexts | boolean | null };
};

type Listener = (toast: ToastMessage) => void;

const listeners = new Set<Listener>();

/** Said before the toaster was there: its code may come after that of who speaks. */
let early: ToastMessage[] = [];
const kept = 3;

/** Shows a toast in the toaster of the page, as soon as there is one. */
export function showToast(toast: ToastMessage): void {
  if (listeners.size === 0) early = [...early, toast].slice(-kept);
  for (const listener of listeners) listener(toast);
}

/** Hears every toast, also those said before anybody heard; answers how to stop. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  for (const toast of early.splice(0)) listener(toast);
  return () => listeners.delete(listener);
}
