import { siteSettings } from '@/lib/contract/site-settings';
import { siteInfo, type SiteInfo } from '@/lib/site/site-info';

/** A Dutch site as screens know it, with what a test changes of it. */
export function exampleSite(changes: Partial<SiteInfo> = {}): SiteInfo {
  return { ...siteInfo(siteSettings.parse({ name: 'Vonk' }), { locale: 'nl', niche: 'general' }), ...changes };
}
