// Where a person goes after signing in: home to members, or back to the page that asked for it. Specification, section 4. (T02)
import { matchRoute, pathTo } from './routes';

/** `to` when it is a path of this app that is worth going back to; the members page otherwise. Never another host. */
export function safeReturnPath(to: unknown): string {
  const home = pathTo('members');
  if (typeof to !== 'string' || !/^\/(?![/\\])[^\\\s]*$/.test(to)) return home;
  const route = matchRoute(to.split(/[?#]/)[0]!);
  return route && !['index', 'login', 'token'].includes(route.name) ? to : home;
}

/** An order keeps a way back of so many characters. */
const longest = 200;

/** Where a member who buys something goes on afterwards; of a way too long to be kept the page alone. */
export function wayBack(to: string | undefined): string | undefined {
  if (!to) return undefined;
  const path = safeReturnPath(to);
  return path.length > longest ? path.split(/[?#]/)[0] : path;
}
