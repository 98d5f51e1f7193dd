// Writes lib/server/domain/towns.generated.ts: the largest towns of each region with where they lie, read back from the maps that
// draw-maps.mjs has drawn. Towns: GeoNames (CC BY 4.0). node scripts/maps/list-towns.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const maps = new URL('../../features/landers/maps/', import.meta.url);
const perRegion = 24;
/** Half the side of a map, whose middle is the largest town, in units; and the radius of the earth in kilometres. */
const half = 700;
const earth = 6371;

const inRadians = (degrees) => (degrees * Math.PI) / 180;
const inDegrees = (radians) => (radians * 180) / Math.PI;
const hundredths = (degrees) => Math.round(degrees * 100) / 100;

/** Mercator, the other way round. */
function placeOf([x, y], { scale, at: [latitude, longitude] }) {
  const radius = (scale * earth) / Math.cos(inRadians(latitude));
  const middle = Math.log(Math.tan(Math.PI / 4 + inRadians(latitude) / 2));
  const north = inDegrees(2 * Math.atan(Math.exp(middle - (y - half) / radius)) - Math.PI / 2);
  return [hundredths(north), hundredths(longitude + inDegrees((x - half) / radius))];
}

const lines = readdirSync(maps)
  .filter((name) => /^[a-z]{2}\.generated\.ts$/.test(name))
  .toSorted()
  .flatMap((name) => {
    const text = readFileSync(new URL(name, maps), 'utf8');
    const regions = JSON.parse(text.slice(text.indexOf('`') + 1, text.lastIndexOf('`')));
    return Object.entries(regions).map(([code, map]) => {
      const towns = map.towns.slice(0, perRegion).map(([x, y, , town, ...others]) => [...placeOf([x, y], map), town, ...others]);
      return `  ${JSON.stringify(code)}: ${JSON.stringify(towns)}`;
    });
  });

const text = `// Written by scripts/maps/list-towns.mjs; change that, not this. Towns: GeoNames (CC BY 4.0).

/** The largest towns of every region: latitude, longitude, the name, and other ways to write it. */
export type Town = readonly [latitude: number, longitude: number, name: string, ...others: string[]];

export const townText = String.raw\`{
${lines.join(',\n')}
}\`;
`;
writeFileSync(new URL('../../lib/server/domain/towns.generated.ts', import.meta.url), text);
console.log(lines.length, 'regions,', Math.round(text.length / 1024), 'kB');
