// For tests: a network that answers by a script, and a clock that only notes how long one would have waited.
import type { Transport } from '../call';

export type Step = Response | Error | ((request: Request) => Response | Promise<Response>);

export const jsonAnswer = (body: unknown, status = 200, headers: Record<string, string> = {}): Response => Response.json(body, { status, headers });
export const textAnswer = (body: string, status = 200, type = 'text/html'): Response => new Response(body, { status, headers: { 'content-type': type } });

/** A transport that answers with each step in turn, the last one for ever; what was asked and waited is kept. */
export function fakeTransport(steps: Step[], some: Partial<Transport> = {}) {
  // The request itself is held too: nothing else holds one whose answer never comes, and what is not held cannot be aborted.
  const requests: { method: string; url: string; headers: Headers; body: string; request: Request }[] = [];
  const pauses: number[] = [];
  let keys = 0;
  const transport: Transport = {
    fetch: async (request) => {
      const step = steps[Math.min(requests.length, steps.length - 1)]!;
      requests.push({ method: request.method, url: request.url, headers: request.headers, body: await request.clone().text(), request });
      if (step instanceof Error) throw step;
      return step instanceof Response ? step.clone() : step(request);
    },
    origin: 'http://127.0.0.1:9',
    retries: 5,
    firstPause: 500,
    longestPause: 30_000,
    wait: (pause, signal) => {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      pauses.push(pause);
      return Promise.resolve();
    },
    random: () => 0.5,
    newKey: () => `key-${++keys}`,
    ...some,
  };
  return { transport, requests, pauses };
}
