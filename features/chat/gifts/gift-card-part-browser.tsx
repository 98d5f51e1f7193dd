import { LazyPart } from '@/components/ui/lazy-part';
import type { GiftCard, GiftCardProps } from './gift-card';

const loaded: { part: typeof GiftCard | null } = { part: null };
// What is on its way comes untouched, and has it.
const load = () => import('../messages/outbox-row').then((module) => module.GiftCard);

/** The gift in a browser: its code comes after that of the conversation. (bar P2) */
export function GiftCardPart(props: GiftCardProps) {
  return <LazyPart loaded={loaded} load={load} className="gift-card" props={props} />;
}
