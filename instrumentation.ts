// What Next calls by itself: once as the server starts, before the first request, and for every error that nobody caught.
import type { Instrumentation } from 'next';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { openServer } = await import('./instrumentation-node');
  await openServer();
}

export const onRequestError: Instrumentation.onRequestError = async (error, { method, headers }, place) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logPageFailure } = await import('./lib/server/logging/page-failure');
  const { requestIdHeader } = await import('./lib/api/page-status');
  const id = headers[requestIdHeader];
  logPageFailure(error, { method, id: typeof id === 'string' ? id : undefined }, place);
};
