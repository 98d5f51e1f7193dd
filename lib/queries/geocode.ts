// Where the member is, as far as the nearest town: asked of the browser, then of the server, and kept for an hour in this tab. Specification, sections 3, 7 and 9. (C09)
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../api/browser';
import type { Place } from '../contract/geocode';
import { geolocationCache } from '../site/browser-timers';

/** unsupported: the browser has no geolocation; unknown: it does not say what it allows. */
export type GeoPermission = 'unsupported' | 'unknown' | PermissionState;

const patience = 15_000;
/** About a kilometre: the exact position never leaves the browser. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/** Fails with the browser's own error, whose `code` 1 says that it was not allowed. */
function position(): Promise<{ lat: number; lon: number }> {
  return new Promise((resolve, reject) => {
    const found = ({ coords }: GeolocationPosition) => resolve({ lat: coarse(coords.latitude), lon: coarse(coords.longitude) });
    navigator.geolocation.getCurrentPosition(found, reject, { maximumAge: geolocationCache, timeout: patience });
  });
}

/** The answer is kept as it is; where the server has none, false. */
export const geocodeQuery = queryOptions({
  queryKey: ['geocode'],
  queryFn: async ({ signal }): Promise<Place | false> => {
    const query = await position();
    return callApi('geocode', { query }, signal).catch(() => false as const);
  },
  // False is no place but a try that gave none: the next one asks again.
  staleTime: ({ state }) => (state.data === false ? 0 : geolocationCache),
  gcTime: typeof window === 'undefined' ? Infinity : geolocationCache,
  retry: false,
  enabled: false,
});

/** What the browser allows, followed as it changes; null until it is known. */
export function useGeoPermission(): GeoPermission | null {
  const [permission, setPermission] = useState<GeoPermission | null>(null);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    const told = () => setPermission(status?.state ?? 'unknown');
    const ask = async (): Promise<GeoPermission> => {
      if (!('geolocation' in navigator)) return 'unsupported';
      try {
        status = await navigator.permissions.query({ name: 'geolocation' });
        status.addEventListener('change', told);
        return status.state;
      } catch {
        return 'unknown';
      }
    };
    let stopped = false;
    void ask().then((found) => (stopped ? status?.removeEventListener('change', told) : setPermission(found)));
    return () => {
      stopped = true;
      status?.removeEventListener('change', told);
    };
  }, []);
  return permission;
}

/** The nearest town: `geocode` is undefined until it was asked for, false where there is none. `ask` asks again after an hour, or where none was found. */
export function useGeocode() {
  const client = useQueryClient();
  const { data: geocode, error, isFetching } = useQuery(geocodeQuery);
  return {
    geocode,
    asking: isFetching,
    trouble: error === null || isFetching ? null : (error as { code?: number }).code === 1 ? ('denied' as const) : ('failed' as const),
    ask: () => client.fetchQuery(geocodeQuery).catch(() => null),
    forget: () => client.resetQueries({ queryKey: geocodeQuery.queryKey }),
  };
}
