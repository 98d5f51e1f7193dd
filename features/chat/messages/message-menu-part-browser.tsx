import { LazyPart } from '@/components/ui/lazy-part';
import type { MessageMenu } from './message-menu';

const loaded: { part: typeof MessageMenu | null } = { part: null };
const load = () => import('./message-menu').then((module) => module.MessageMenu);

/** The menu in a browser: it opens without script, and its code comes after that of the conversation. (bar P2) */
export function MessageMenuPart(props: { conversation: number; message: number }) {
  return <LazyPart loaded={loaded} load={load} className="message-menu" props={props} />;
}
