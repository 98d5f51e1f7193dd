import type { FictionalTexts } from '../media/fictional-label';

export type ToastMessage = {
  title: string;
  text?: string;
  /** Where the toast leads. It is fetched when it is followed: a profile that was fetched ahead would count as opened. (T06) */
  href?: string;
  /** Whose news it is; a fictional person keeps the label here too. */
  person?: { name: string; src: string | null; fictional?: FictionalTexts | boolean | null };
};

type Listener = (toast: ToastMessage) => void;

const listeners = new Set<Listener>();

/** Shows a toast in the toaster of the page; without one it says nothing. */
export function showToast(toast: ToastMessage): void {
  for (const listener of listeners) listener(toast);
}

/** Hears every toast from now on; answers how to stop. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
