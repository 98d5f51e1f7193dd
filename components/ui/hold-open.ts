/**
 * Opens a dialog that only an answer closes: no Escape does, nor the second one, which some browsers obey without asking.
 * `isOver` says that it was answered. Returns how to let it go.
 */
export function holdOpen(dialog: HTMLDialogElement, isOver: () => boolean): () => void {
  dialog.showModal();
  const stop = new AbortController();
  const { signal } = stop;
  dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault();
  }, { signal });
  dialog.addEventListener('close', () => {
    if (!isOver() && dialog.isConnected) dialog.showModal();
  }, { signal });
  return () => stop.abort();
}
