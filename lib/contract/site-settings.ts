// What an operator sets for a site. Specification, section 3 (Site settings, company info) and section 7.
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { flag, list, number, text } from './wire';

/** Names of fields: a list, a sparse list, a map of name to yes or no, or one text with commas. */
const fields = z.pipe(
  z.nullish(z.union([z.array(z.string()), z.string(), z.record(z.string(), flag), z.record(z.string(), z.string())])),
  z.transform((value): string[] => {
    if (typeof value === 'string') return value.split(',').map((each) => each.trim()).filter(Boolean);
    if (!value || Array.isArray(value)) return value ?? [];
    return Object.entries(value).flatMap(([name, given]) => (typeof given === 'string' ? given : given ? name : []));
  }),
);

const messageCosts = z.pipe(
  z.nullish(z.union([z.record(z.string(), z.object({ costs: number, currency: z.string() })), z.array(z.never())])),
  z.transform((value) => (value && !Array.isArray(value) ? value : {})),
);

/** One text, or a text by language. */
const words = z.optional(
  z.pipe(
    z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.never()), z.record(z.string(), z.string())])),
    z.transform((value) => {
      if (typeof value === 'number') return String(value);
      return value === null || typeof value === 'boolean' || Array.isArray(value) ? undefined : value;
    }),
  ),
);

const positive = (fallback: number) => z.pipe(z.nullish(number), z.transform((value) => (value && value > 0 ? value : fallback)));

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
  niche: z.pipe(z.nullish(number), z.transform((value) => value ?? 1)),
  /** In the language of the domain, or by language. */
  index_title: words,
  description: words,
  /** The countries that members may come from, as codes; PHP may send a map of code to name. */
  countries: z.pipe(
    z.nullish(z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
    z.transform((value) => (Array.isArray(value) ? value : Object.keys(value ?? {})).filter((code) => /^[A-Z]{2}$/.test(code))),
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
  signup_credits: z.pipe(z.nullish(number), z.transform((value) => value ?? 0)),
  photo_credits: z.pipe(z.nullish(number), z.transform((value) => value ?? 0)),
  gift_credits: z.pipe(z.nullish(number), z.transform((value) => value ?? 0)),
  message_length: positive(500),
  support_phone: text,
  support_email: text,
  push_public_key: text,
  enable_site_entry_popup: z.pipe(z.nullish(flag), z.transform((value) => value ?? false)),
  fictional_icon: text,
  fictional_warning: text,
  fictional_singular: text,
  fictional_plural: text,
  visible_profile_fields: fields,
  visible_profile_notes: fields,
  search_fields: fields,
  refund_days: positive(14),
  member_resell: z.pipe(z.nullish(flag), z.transform((value) => value ?? false)),
  company_id: text,
  mail_name: text,
  /** Where somebody who deleted the account is led, after a countdown that can be stopped. (S10) */
  delete_partner: partner,
  /** Where the claim '46% more chance' comes from; without it the claim is not shown. */
  premium_claim_source: text,
  /** Demo content: nobody's photo is shown, and the foot of every page says so. */
  portraits_are_illustrations: z.nullish(flag),
  /** Answers tell a stranger nothing about accounts. */
  discreet: z.pipe(z.nullish(flag), z.transform((value) => value ?? false)),
  /** New members get the time bonus; where it is off, the welcome discount in its place. (T08, T09) */
  time_bonus: z.pipe(z.nullish(flag), z.transform((value) => value ?? true)),
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
  summary: 'The settings of the site that answers on the domain.',
});

/** Who runs the site. (E05) */
export const companyInfo = z.object({
  name: text,
  address: text,
  kvk: text,
  city: text,
  country: text,
  tradenames: list(z.string()),
  vat_numbers: list(z.string()),
  support_phone: text,
  delete_discount: z.nullish(number),
  added: text,
});
export type CompanyInfo = z.infer<typeof companyInfo>;

export const getCompanyInfo = endpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  response: z.pipe(
    z.object({ companyinfo: z.optional(companyInfo), company: z.optional(companyInfo), ...companyInfo.shape }),
    z.transform(({ companyinfo, company, ...bare }): CompanyInfo => companyinfo ?? company ?? bare),
  ),
  errors: [],
  access: 'anyone',
  summary: 'The company behind the site.',
});
