// What an operator sets for a site. Specification, section 3 (Site settings, company info) and section 7.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, maybe, names, number, numberOr, off, rows, text } from './wire';

const messageCosts = z.pipe(
  z.optional(rows(z.record(z.string(), z.object({ costs: maybe(number), currency: maybe(z.string()) })))),
  z.transform((value) => Object.fromEntries(Object.entries(value ?? {}).filter((each): each is [string, { costs: number; currency: string }] => each[1].costs != null && Boolean(each[1].currency)))),
);

/** One text, or a text by language. */
const words = z.pipe(z.optional(rows(z.union([text, z.record(z.string(), z.string())]))), z.transform((value) => value ?? undefined));

const positive = (fallback: number) => z.pipe(maybe(number), z.transform((value) => (value && value > 0 ? value : fallback)));

/** Somebody else's site with its name; anything else is none. */
const partner = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value): { name: string; url: string } | undefined => {
      const { name, url } = (value ?? {}) as { name?: unknown; url?: unknown };
      const whole = typeof name === 'string' && name !== '' && typeof url === 'string' && url.startsWith('https://') && URL.canParse(url);
      return whole ? { name, url } : undefined;
    }),
  ),
);

/** All of a site's settings. Only the name is certain; the rest has a quiet default. (E04) */
export const siteSettings = z.object({
  name: z.string(),
  domain: text,
  /** A language, of which the first two letters count: 'nl' or 'nl_NL'. (A09) */
  domain_language: text,
  /** Stands before every photo's file name. */
  cdn_prefix: z.pipe(text, z.transform((value) => value ?? '')),
  /** 1 to 7. (A11) */
  niche: numberOr(1),
  /** In the language of the domain, or by language. */
  index_title: words,
  description: words,
  /** The countries that members may come from, as codes: a list, a sparse one, rows with a code, one text with commas, or a map of code to name. */
  countries: z.pipe(
    z.optional(rows(z.union([z.array(z.union([z.string(), z.object({ code: z.string() })])), z.string(), z.record(z.string(), z.unknown())]))),
    z.transform((value): string[] => {
      const given = typeof value === 'string' ? value.split(',') : Object.entries(value ?? {}).flatMap(([place, each]) => [place, typeof each === 'object' && each !== null && 'code' in each ? each.code : each]);
      return [...new Set(given.flatMap((each) => (typeof each === 'string' ? each.trim() : [])))].filter((code) => /^[A-Z]{2}$/.test(code));
    }),
  ),
  /** 'all', 'with_trafficsource' or none. (T15) */
  signups: text,
  /** 'none' hides search from visitors. (T16) */
  logged_out_search: text,
  logged_out_search_trafficsource: text,
  geoip_country: text,
  geoip_selected_country: text,
  /** The least a message costs, per country: minor units of a currency. */
  minimum_message_costs: messageCosts,
  message_credits: positive(1),
  signup_credits: numberOr(0),
  photo_credits: numberOr(0),
  gift_credits: numberOr(0),
  message_length: positive(500),
  support_phone: text,
  support_email: text,
  push_public_key: text,
  enable_site_entry_popup: off,
  fictional_icon: text,
  fictional_warning: text,
  fictional_singular: text,
  fictional_plural: text,
  visible_profile_fields: names,
  visible_profile_notes: names,
  search_fields: names,
  refund_days: positive(14),
  member_resell: off,
  company_id: text,
  mail_name: text,
  /** Where somebody who deleted the account is led, after a countdown that can be stopped. (S10) */
  delete_partner: partner,
  /** Where the claim '46% more chance' comes from, in the language of the domain or by language; in one without it the claim is not shown. */
  premium_claim_source: words,
  /** Demo content: nobody's photo is shown, and the foot of every page says so. */
  portraits_are_illustrations: z.nullish(flag),
  /** Answers tell a stranger nothing about accounts. */
  discreet: off,
  /** New members get the time bonus; where it is off, the welcome discount in its place; left out: the time bonus, and after it what the server gives as a welcome. (T08, T09) */
  time_bonus: z.pipe(z.nullish(flag), z.transform((value) => value ?? undefined)),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings.php',
  /** The route's query, and the forced domain. (C13) */
  query: z.catchall(z.object({ domain: z.optional(z.string()) }), z.string()),
  response: z.object({ settings: siteSettings }),
  errors: ['wrong_site'],
  access: 'anyone',
});

/** Who runs the site. (E05) */
export const companyInfo = z.object({
  name: text,
  address: text,
  kvk: text,
  city: text,
  country: text,
  tradenames: names,
  vat_numbers: names,
  support_phone: text,
  delete_discount: maybe(number),
  added: text,
});
export type CompanyInfo = z.infer<typeof companyInfo>;

export const getCompanyInfo = endpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  response: z.pipe(
    z.object({ companyinfo: maybe(companyInfo), company: maybe(companyInfo), ...companyInfo.shape }),
    z.transform(({ companyinfo, company, ...bare }): CompanyInfo => companyinfo ?? company ?? bare),
  ),
  errors: [],
  access: 'anyone',
});
