// Which page or call an address stands for, as a name without anything of the visitor in it: for meters and traces. Bar S11.
import { endpoints } from '@/lib/contract/endpoints';
import { matchRoute } from '../addresses/routes';

const calls = new Set<string>(Object.values(endpoints).map(({ path }) => path));
const files = /^\/(_next|fonts|art|site-images)\/|^\/(icons\.svg|favicon\.ico|robots\.txt|sitemap\.xml|manifest\.webmanifest|sw\.js)$/;
const ours = /^\/(healthz|readyz|metrics|operator|forms|sandbox|dev)(?=\/|$)/;

/** The name of what is asked for: '/api/chats.php', 'members-id-chat', 'forms', 'file'; 'other' where it is none of ours. */
export function requestKind(path: string): string {
  if (path.startsWith('/api/photo.php/')) return '/api/photo.php';
  if (path.startsWith('/api/')) return calls.has(path) || path === '/api/openapi.json' ? path : 'other';
  if (files.test(path)) return 'file';
  return ours.exec(path)?.[1] ?? matchRoute(path)?.name ?? 'other';
}
