import { Suspense } from 'react';
import { optionalPart } from '@/components/ui/optional-part';
import type { Person } from '@/lib/contract/person';

// Never there when the page is drawn: its code comes with the first signal. (bar P2)
const TypingBubble = optionalPart(() => import('./typing-bubble').then((module) => module.TypingBubble));

/** That the other party is typing, on a true signal only. (A02) */
export function TypingRow({ typing, person }: { typing: boolean; person: Person }) {
  return (
    <div role="status">
      <Suspense>{typing ? <TypingBubble person={person} /> : null}</Suspense>
    </div>
  );
}
