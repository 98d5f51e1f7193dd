// Runs once as the server starts, before the first request.

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { openServer } = await import('./instrumentation-node');
  await openServer();
}
