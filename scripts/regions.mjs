// Writes lib/site/countries/regions.generated.ts from the package iso-3166: the regions that member search offers per country.
// node scripts/regions.mjs   |   node scripts/regions.mjs --print
import { iso31662 } from 'iso-3166';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../lib/site/countries/regions.generated.ts', import.meta.url));

/** Which of a country's codes are its regions, by the part after the dash; `parent` is the level above, if any. */
const chosen = {
  NL: (code) => /^[A-Z]{2}$/.test(code) && !['AW', 'CW', 'SX'].includes(code),
  BE: (code) => !['VLG', 'WAL'].includes(code),
  DE: () => true,
  AT: () => true,
  CH: () => true,
  LU: (code) => code.length === 2,
  FR: (code) => /^(?:[A-Z]{3}|20R|97\d)$/.test(code),
  IT: (code) => /^\d\d$/.test(code),
  ES: (code, parent) => parent !== 'ES' || ['CE', 'ML'].includes(code),
  PL: () => true,
  SE: () => true,
  NO: () => true,
  DK: (code) => /^8\d$/.test(code),
  FI: () => true,
  GB: (code) => ['ENG', 'NIR', 'SCT', 'WLS'].includes(code),
  IE: (code) => code.length === 2 || ['D', 'G'].includes(code),
  US: (code) => !['AS', 'GU', 'MP', 'PR', 'UM', 'VI'].includes(code),
  CA: () => true,
  AU: () => true,
};

/** The package predates Norway's counties of 1 January 2024. */
const since2024 = {
  NO: [
    ['NO-03', 'Oslo'], ['NO-11', 'Rogaland'], ['NO-15', 'Møre og Romsdal'], ['NO-18', 'Nordland'], ['NO-31', 'Østfold'],
    ['NO-32', 'Akershus'], ['NO-33', 'Buskerud'], ['NO-34', 'Innlandet'], ['NO-39', 'Vestfold'], ['NO-40', 'Telemark'],
    ['NO-42', 'Agder'], ['NO-46', 'Vestland'], ['NO-50', 'Trøndelag'], ['NO-55', 'Troms'], ['NO-56', 'Finnmark'],
  ],
};

/** Names that the package misspells, writes in a list's order, or gives in one of two languages. */
const renamed = {
  'BE-BRU': 'Brussel – Bruxelles',
  'CA-QC': 'Québec',
  'CH-SG': 'St. Gallen',
  'DK-82': 'Region Midtjylland',
  'FI-01': 'Ahvenanmaa – Åland',
  'FR-973': 'Guyane',
  'FR-PAC': 'Provence-Alpes-Côte d’Azur',
  'FR-PDL': 'Pays de la Loire',
  'IT-23': 'Valle d’Aosta – Vallée d’Aoste',
  'IT-32': 'Trentino-Alto Adige – Südtirol',
};

const languages = { NL: 'nl', BE: 'nl', DE: 'de', AT: 'de', CH: 'de', LU: 'fr', FR: 'fr', IT: 'it', ES: 'es', PL: 'pl', SE: 'sv', NO: 'nb', DK: 'da', FI: 'fi' };

function regionsOf(country) {
  const wanted = chosen[country];
  const listed =
    since2024[country] ??
    iso31662
      .filter(({ code, parent }) => code.startsWith(`${country}-`) && wanted(code.slice(3), parent))
      .map(({ code, name }) => [code, renamed[code] ?? name.replaceAll("'", '’')]);
  const { compare } = new Intl.Collator(languages[country] ?? 'en');
  const overseas = (code) => Number(code.startsWith('FR-97'));
  return listed.toSorted((a, b) => overseas(a[0]) - overseas(b[0]) || compare(a[1], b[1]));
}

function rows(pairs) {
  const lines = [''];
  for (const [code, name] of pairs) {
    const item = `['${code}', '${name}'],`;
    if (lines.at(-1).length + item.length > 118) lines.push('');
    lines[lines.length - 1] += lines.at(-1) ? ` ${item}` : item;
  }
  return lines.map((line) => `    ${line}\n`).join('');
}

const tables = Object.keys(chosen).map((country) => `  ${country}: [\n${rows(regionsOf(country))}  ],\n`);
const text = `// The regions of every country by their ISO 3166-2 code, each named in its own language. Specification, section 2 (member
// search). Written by scripts/regions.mjs; change that, not this.
import type { Country } from './countries';

export type Region = { code: string; name: string };

const table: Record<Country, readonly (readonly [code: string, name: string])[]> = {
${tables.join('')}};

/** In the order that a menu shows them: by name, overseas regions last. (S04) */
export const regions = Object.fromEntries(
  Object.entries(table).map(([country, rows]) => [country, rows.map(([code, name]): Region => ({ code, name }))]),
) as Record<Country, Region[]>;
`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(file, text);
