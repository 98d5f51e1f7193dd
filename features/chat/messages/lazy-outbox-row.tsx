import { lazy, Suspense, useEffect } from 'react';
import type { OutboxRow, OutboxRowProps } from './outbox-row';

const load = () => import('./outbox-row');

/** What was just written, where the code of the line below it has not come. */
const Written: typeof OutboxRow = ({ entry }) => (
  <li className={entry.state === 'sending' ? 'message is-out is-sending' : 'message is-out is-waiting'}>
    <p className="bubble">{entry.text}</p>
  </li>
);
const Row = lazy(() => load().then((file) => ({ default: file.OutboxRow }), () => ({ default: Written })));

/** Asks for the code of unsent messages as soon as the page works: it must be there when the network is not. */
export function useOutboxRows(): void {
  useEffect(() => void load().catch(() => undefined), []);
}

/** A message that the server does not have yet. */
export function LazyOutboxRow(props: OutboxRowProps) {
  return (
    <Suspense fallback={<Written {...props} />}>
      <Row {...props} />
    </Suspense>
  );
}
