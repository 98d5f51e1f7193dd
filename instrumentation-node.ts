// The first and last moments of the server process: opens the embedded server unless a PHP server answers instead, and lets
// the process end when it is told to.
import { tellClientAddress } from './lib/api/client-address';
import { heedPageStatus } from './lib/api/page-status';
import { readRequests } from './lib/api/readable-requests';
import { env } from './lib/api/server';
import { embeddedHandler, stopWork } from './lib/server/embedded';

export async function openServer(): Promise<void> {
  heedPageStatus();
  readRequests();
  try {
    tellClientAddress(env().trustedProxies);
    if (env().apiOrigin) return;
    await embeddedHandler();
  } catch (error) {
    // Next would go on and answer every request with 500.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  // Next waits for open connections before it ends, and an event stream has no end of its own.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopWork());
}
