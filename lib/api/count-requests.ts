// Counts and times every answer that this process gives over HTTP. Decision 134.
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from '../metrics';
import { once } from '../once';
import { requestKind } from '../site/http/request-kind';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const endless = '/api/events.php';

/** From now on every answer is counted. To be called once, before the first request, and after what makes requests readable. */
export function countRequests(): void {
  once('count requests', () => {
    const begun = new WeakMap<IncomingMessage, { at: number; kind: string }>();
    diagnostics.subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      begun.set(request, { at: performance.now(), kind: requestKind((request.url ?? '/').split('?')[0]!) });
    });
    diagnostics.subscribe('http.server.response.finish', (message) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      const { at, kind } = begun.get(request) ?? {};
      if (at === undefined || kind === undefined) return;
      const { requests, requestSeconds } = metrics();
      requests.inc({ kind, method: methods.has(request.method ?? '') ? request.method! : 'other', status: response.statusCode });
      if (kind !== endless) requestSeconds.observe({ kind }, (performance.now() - at) / 1_000);
    });
    return true;
  });
}
