// How far apart two members live, as far as anyone may know: between the centres of their towns, in whole kilometres.

type Place = { lat: number | null; lon: number | null; fictional: boolean };

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Kilometres between the towns of two members, at least 1, so that it never says 'here'. Null where a town is unknown
 * or a profile is fictional: nobody is anywhere then. (A05)
 */
export function distanceBetween(one: Place, other: Place): number | null {
  if (one.fictional || other.fictional) return null;
  if (one.lat === null || one.lon === null || other.lat === null || other.lon === null) return null;
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const width = Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  const part = height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width;
  return Math.max(1, Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)))));
}
