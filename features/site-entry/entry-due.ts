import type { SiteSettings } from '@/lib/contract/site-settings';
import { entryWarningCountries } from '@/lib/site/constants';
import type { Layout } from '@/lib/site/addresses/routes';

/** Whether visitors of a layout are warned: where the site wants it; in chat and lander only in NL and DE; the empty layout never. (S01, B07) */
export function entryDue(settings: Pick<SiteSettings, 'enable_site_entry_popup' | 'geoip_country'>, layout: Layout): boolean {
  if (!settings.enable_site_entry_popup || layout === 'empty') return false;
  return layout === 'default' || (entryWarningCountries as readonly string[]).includes(settings.geoip_country ?? '');
}
