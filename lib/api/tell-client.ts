// Who asks, and how: told once, before anything else reads a request.
import { tellClientAddress } from './client-address';
import { tellClientScheme } from './client-scheme';

/**
 * From now on every request that reaches this process has its client's one address and scheme, in X-Forwarded-For and X-Forwarded-Proto. `warn`
 * hears once of a proxy that TRUSTED_PROXIES does not count. To be called once, before the first request.
 */
export function tellClient(proxies: number, warn: () => void): void {
  // The address first: a scheme that was told already looks like the word of a proxy.
  tellClientAddress(proxies, warn);
  tellClientScheme(proxies);
}
