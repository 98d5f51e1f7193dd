// The one React Query client of a browser tab, and a fresh one per request on the server.
import { QueryClient } from '@tanstack/react-query';

/** A client whose calls are repeated by lib/api alone, and whose answers count as fresh until something says otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });
}

let browserClient: QueryClient | undefined;

/** The client to use while rendering: shared in a browser tab, never shared between requests on the server. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  return (browserClient ??= createQueryClient());
}
