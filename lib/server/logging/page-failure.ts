// A page, a form or a call that broke where nobody caught it, as a line of the log: Next itself writes the error's own words, and no JSON. Decision 213.
import { countedLog } from './counted-log';
import { errorFacts, jsonLog } from './log';

type Request = { method: string; id?: string };
type Place = { routePath: string; routeType: string };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** What may be told of it: the pattern of the route and not the address, which has ids, searches and tokens in it; what Next calls the error to the reader; and where it arose. (bar S11) */
export function logPageFailure(error: unknown, { method, id }: Request, { routePath, routeType }: Place, write = (line: string): unknown => process.stdout.write(line)): void {
  const { digest } = (typeof error === 'object' && error !== null ? error : {}) as { digest?: unknown };
  const log = countedLog(jsonLog((line) => void write(line), () => new Date(), () => id));
  log({
    level: 'error',
    event: 'page_failed',
    route: routePath.split('?')[0],
    kind: routeType,
    method: methods.has(method) ? method : 'other',
    digest: typeof digest === 'string' && /^[\w@]{1,64}$/.test(digest) ? digest : undefined,
    ...errorFacts(error),
  });
}
