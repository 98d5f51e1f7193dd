type Place = readonly [latitude: number, longitude: number];

const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Which of the places is nearest, as its number in the list. Nothing of it leaves the browser. */
export function nearestPlace([latitude, longitude]: Place, places: readonly Place[]): number {
  const away = places.map(([y, x]) => {
    const east = inRadians(x - longitude) * Math.cos(inRadians((y + latitude) / 2));
    return Math.hypot(east, inRadians(y - latitude));
  });
  return away.indexOf(Math.min(...away));
}
