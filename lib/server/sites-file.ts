// The operator's own sites, from the file that SITES_FILE names: with it there is no demo world. Decision 215.
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { paymentMethods } from '@/lib/contract/payment-methods';
import { companyInfo, siteSettings } from '@/lib/contract/site-settings';
import { countryInfo } from '@/lib/site/countries/countries';
import { locales } from '@/lib/site/languages/locales';
import { hostName } from '@/lib/site/http/site-key';
import type { StoredCompany, StoredSettings } from './store/schema/sites';

/** What a site sells: credits, and their price in minor units, tax within; for one country, or for all that pay in the currency. */
const bundle = z
  .strictObject({
    credits: z.int().check(z.positive()),
    price: z.int().check(z.positive()),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency, such as EUR')),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country, such as NL'))),
    recommended: z.optional(z.boolean()),
  })
  // A member pays in the money of the own country: in another nobody could buy it.
  .check(z.refine(({ country, currency }) => country === undefined || countryInfo(country)?.currency === currency, { path: ['currency'], error: 'is not the money of its country' }));
export type SoldBundle = z.infer<typeof bundle>;

/** As they are kept and compared: in capitals. */
const capitals = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'must be capital letters, digits and dashes, three to forty'));
/** The day after which it counts no longer, in the time of Greenwich. */
const lastDay = z.iso.date('must be a day, such as 2027-01-31');

/** A code that takes part of a price off. `minimum`: the least price in minor units of `currency`. */
const discountCode = z
  .strictObject({
    code: capitals,
    percentage: z.number().check(z.positive(), z.maximum(100)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country, such as NL'))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency, such as EUR'))),
    minimum: z.optional(z.int().check(z.positive())),
    methods: z.optional(z.array(z.enum(paymentMethods)).check(z.minLength(1))),
    validity: z.optional(z.enum(['once-per-user', 'unlimited'])),
    last_day: z.optional(lastDay),
  })
  .check(z.refine(({ minimum, currency }) => minimum === undefined || currency !== undefined, { path: ['minimum'], error: 'needs a currency' }));
export type GivenCode = z.infer<typeof discountCode>;

/** A code that opens a site which takes no sign-ups otherwise. `uses`: by how many, from the start that brings it; left out: by any number. */
const invite = z.strictObject({ code: capitals, uses: z.optional(z.int().check(z.positive())), last_day: z.optional(lastDay) });
export type GivenInvite = z.infer<typeof invite>;

const icebreakers = z.partialRecord(z.enum(locales), z.array(z.string().check(z.minLength(1), z.maxLength(200))));

/** As the contract reads it, and no word that it does not know: a misspelt setting would be silently left out. */
const known = <Schema extends z.ZodMiniObject>(schema: Schema) =>
  z.record(z.string(), z.unknown()).check((given) => {
    for (const name of Object.keys(given.value)) {
      if (!(name in schema.shape)) given.issues.push({ code: 'custom', input: given.value, path: [name], message: 'is no setting' });
    }
    for (const issue of schema.safeParse(given.value).error?.issues ?? []) given.issues.push({ code: 'custom', input: given.value, path: issue.path, message: issue.message });
  });

const ownSite = z.strictObject({
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and dashes')),
  hosts: z.array(z.string().check(z.refine((host) => hostName(host) === host, 'must be a host name, without a port'))).check(z.minLength(1)),
  settings: known(siteSettings),
  company: known(companyInfo),
  bundles: z.array(bundle),
  icebreakers: z.optional(icebreakers),
  discount_codes: z.optional(z.array(discountCode)),
  invites: z.optional(z.array(invite)),
});

export type OwnSite = Pick<z.infer<typeof ownSite>, 'key' | 'hosts' | 'bundles' | 'icebreakers' | 'discount_codes' | 'invites'> & { settings: StoredSettings; company: StoredCompany };

/** The error that names the file and all that is wrong in it. */
export class SitesFileError extends Error {
  override readonly name = 'SitesFileError';
  constructor(path: string, problems: readonly string[]) {
    super(`The file of sites needs mending, ${path} (see docs/scaling.md):\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

function twice(values: readonly string[], what: string): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))].map((value) => `${what} ${value} stands there twice`);
}

/**
 * The sites of a file: a JSON list. Their photos come from the embedded server unless the settings say otherwise.
 * @throws SitesFileError that names everything wrong in it, or says that it cannot be read
 */
export async function readSitesFile(path: string): Promise<OwnSite[]> {
  let given: unknown;
  try {
    given = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new SitesFileError(path, [error instanceof Error ? error.message : String(error)]);
  }
  const parsed = z.array(ownSite).check(z.minLength(1)).safeParse(given);
  if (!parsed.success) throw new SitesFileError(path, parsed.error.issues.map(({ path: at, message }) => `${at.join('.') || 'the list'}: ${message}`));
  const codes = parsed.data.flatMap(({ key, discount_codes = [], invites = [] }) => [...twice(discount_codes.map(({ code }) => code), `${key}: the code`), ...twice(invites.map(({ code }) => code), `${key}: the invitation`)]);
  const repeated = [...twice(parsed.data.map(({ key }) => key), 'the key'), ...twice(parsed.data.flatMap(({ hosts }) => hosts), 'the host'), ...codes];
  if (repeated.length > 0) throw new SitesFileError(path, repeated);
  return parsed.data.map(({ settings, company, ...site }) => ({
    ...site,
    settings: { cdn_prefix: '/api/photo.php/', ...settings, domain: settings.domain ?? site.hosts[0] } as StoredSettings,
    company: company as StoredCompany,
  }));
}
