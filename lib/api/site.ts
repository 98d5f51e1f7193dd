// What the server knows of a site: settings, company, regions, kept in memory per host. Specification, section 7 (C13, C16).
import { isDeepStrictEqual } from 'node:util';
import { companyInfo, getCompanyInfo, getSettings, type CompanyInfo, type SiteSettings } from '../contract/site-settings';
import { getInterests, getRegions, type Region } from '../contract/places';
import { hostName } from '../site/http/site-key';
import { ApiError } from './api-error';
import { staleIfError } from './stale-if-error';
import { callServer, env } from './server';
import { askedOr } from './unanswered';

/** The server says that no site of its answers on this host, or the operator has not listed it. */
export class UnknownSiteError extends Error {
  override readonly name = 'UnknownSiteError';

  /** By name: Next loads this module several times in one process, and what one of them kept another reads. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'UnknownSiteError';
  }
}

const minute = 60_000;
const isFinal = (error: unknown) => error instanceof UnknownSiteError;
const settingsByQuery = staleIfError<SiteSettings>('settings', minute, isFinal);
const settingsByHost = staleIfError<SiteSettings>('settings without query', minute, isFinal);
const companies = staleIfError<CompanyInfo>('company', 60 * minute, isFinal);
const regions = staleIfError<Record<string, Region[]>>('regions', 60 * minute, isFinal);
const interests = staleIfError<string[]>('interests', 60 * minute, isFinal);

async function load(host: string, query: Record<string, string>, deadline?: number): Promise<SiteSettings> {
  const listed = env().siteHosts;
  if (listed && !listed.includes(host)) throw new UnknownSiteError(host);
  try {
    return (await callServer(getSettings, { query: { ...query, domain: host } }, { host, deadline })).settings;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 421)) throw new UnknownSiteError(host);
    throw error;
  }
}

/**
 * The settings of the site on a host, asked for with the route's query and the forced domain, kept 60 s per host and
 * query. Where they cannot be had, the host's last good ones serve. (C13)
 * Throws UnknownSiteError for a host without a site, ApiError where the server gives nothing and never has.
 */
export async function siteSettings(host: string, query: Record<string, string> = {}, deadline?: number): Promise<SiteSettings> {
  const plain = () => settingsByHost(host, () => load(host, {}, deadline));
  const asked = new URLSearchParams(query);
  asked.delete('domain');
  if (asked.size === 0) return plain();
  asked.sort();
  try {
    return await settingsByQuery(`${host}?${asked}`, () => load(host, Object.fromEntries(asked), deadline));
  } catch (error) {
    if (isFinal(error)) throw error;
    return plain();
  }
}

/**
 * The site of a request, or why there is none: no site answers on its host, or nothing is known of it just now. `byQuery` says that
 * the settings are others than those without the route's query, so that a page made with them is nobody else's.
 */
export type SiteOfHost = { host: string; settings: SiteSettings; byQuery: boolean } | { trouble: 'wrongSite' | 'unavailable' };

/** Which site a request is for, by its Host header. Throws nothing. (C13) */
export async function siteOfHost(header: string | null, query?: Record<string, string>, deadline?: number): Promise<SiteOfHost> {
  const host = hostName(header);
  if (!host) return { trouble: 'wrongSite' };
  try {
    const [settings, usual] = await Promise.all([siteSettings(host, query, deadline), siteSettings(host, {}, deadline).catch(() => null)]);
    return { host, settings, byQuery: !isDeepStrictEqual(settings, usual) };
  } catch (error) {
    return { trouble: isFinal(error) ? 'wrongSite' : 'unavailable' };
  }
}

/** Whether no site answers on the host of a request. One whose server says nothing just now may be a site's. */
export async function isNoSite(header: string | null): Promise<boolean> {
  const found = await siteOfHost(header);
  return 'trouble' in found && found.trouble === 'wrongSite';
}

/** The company behind a site; an empty one where the server does not say. A site that passes to another company (`company_id`) is asked about it anew. (E04, E05, C16) */
export async function companyOf(host: string, deadline?: number): Promise<CompanyInfo> {
  const id = await siteSettings(host, {}, deadline).then(({ company_id }) => company_id, () => undefined);
  return askedOr(companies(`${host} ${id ?? ''}`, () => callServer(getCompanyInfo, {}, { host, deadline })), () => companyInfo.parse({}));
}

/** The regions of every country of a site; none where the server does not say. (C16) */
export function regionsOf(host: string, deadline?: number): Promise<Record<string, Region[]>> {
  return askedOr(regions(host, async () => (await callServer(getRegions, {}, { host, deadline })).regions), () => ({}));
}

/** The interests that a profile can name. (C16) */
export function interestsOf(host: string, deadline?: number): Promise<string[]> {
  return interests(host, async () => (await callServer(getInterests, {}, { host, deadline })).interests).catch(() => []);
}
