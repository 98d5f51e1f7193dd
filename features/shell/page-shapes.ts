import '@/styles/page-shapes.scss';
import { leadsAway } from '@/components/ui/leads-away';
import { progressBar } from '@/lib/site/browser-timers';
import { matchRoute, type RouteName } from '@/lib/site/addresses/routes';

/** The pages whose shape is drawn while they are on their way. */
const shapes: Partial<Record<RouteName, string>> = { members: 'cards', 'members-id': 'profile', likes: 'likes', 'likes-type': 'likes', chats: 'rows', 'chats-id': 'talk', 'members-id-chat': 'talk' };

/** After this nothing is waited for any more, in milliseconds: what stands there can be used again. */
const patience = 15_000;

/**
 * Draws the shape of the page that a press leads to, as late as the line at the top, until `arrived` is called for that page. A way back is left out: it goes
 * where the browser knows, which need not be where its link leads.
 */
export function watchShapes(): { arrived: () => void; stop: () => void } {
  const { dataset } = document.documentElement;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const end = () => {
    timers.forEach(clearTimeout);
    delete dataset['shape'];
  };
  const begin = (event: MouseEvent) => {
    if (!leadsAway(event)) return;
    end();
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')!;
    const name = matchRoute(link.pathname)?.name;
    const shape = name && shapes[name];
    if (!shape || link.pathname === location.pathname || link.matches('.top-bar .icon-button, .conversation-head .icon-button')) return;
    timers = [setTimeout(() => (dataset['shape'] = shape), progressBar.throttle), setTimeout(end, patience)];
  };
  // A page that the browser keeps as it was left comes back without it.
  const watching = new AbortController();
  document.addEventListener('click', begin, { capture: true, signal: watching.signal });
  window.addEventListener('pagehide', end, { signal: watching.signal });
  return {
    arrived: end,
    stop: () => {
      watching.abort();
      end();
    },
  };
}
