// Runs once as the server starts, before the first request: opens the embedded server, unless a PHP server answers instead.

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { heedPageStatus } = await import('./lib/api/page-status');
  heedPageStatus();
  const { env } = await import('./lib/api/server');
  if (env().apiOrigin) return;
  const { embeddedHandler } = await import('./lib/server/embedded');
  await embeddedHandler();
}
