'use client';

import { useSyncExternalStore } from 'react';

const watch = (changed: () => void) => {
  document.addEventListener('input', changed);
  return () => document.removeEventListener('input', changed);
};

/** What stands in a field of the page, as a bubble that grows while one types; without script it shows what the form came with. */
export function GrowingBubble({ field, text: given }: { field: string; text: string }) {
  const text = useSyncExternalStore(
    watch,
    () => document.querySelector<HTMLTextAreaElement>(`[name="${field}"]`)?.value ?? given,
    () => given,
  ).trim();
  if (!text) return null;
  return (
    <div className="ready-bubble" aria-hidden="true">
      <p>{text}</p>
    </div>
  );
}
