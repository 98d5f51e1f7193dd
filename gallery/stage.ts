// What the frame of a scene knows: the site of QA's worlds in the language and niche of the address, and its member.
import type { CompanyInfo, SiteSettings } from '@/lib/contract/site-settings';
import { nicheNumber } from '@/lib/site/niches/niches';
import { siteInfo } from '@/lib/site/site-info';
import type { Look } from './look';
import type { Scene, Stage } from './scene';
import { told } from './world';

/** Where the gallery draws its portraits itself: nothing outside is asked. */
const photos = '/dev/gallery/faces/';

export const companyHere = (): CompanyInfo => told('getCompanyInfo');

export function settingsFor({ locale, niche }: Pick<Look, 'locale' | 'niche'>, more: Partial<SiteSettings> = {}): SiteSettings {
  // The operator's words for the label are Dutch; the translations speak for every language.
  const { fictional_singular: _one, fictional_plural: _many, fictional_icon: _icon, ...settings } = told('getSettings').settings;
  return { ...settings, fictional_singular: undefined, fictional_plural: undefined, fictional_icon: undefined, name: 'Vonk', cdn_prefix: photos, domain_language: locale, niche: nicheNumber(niche), geoip_country: 'NL', gift_credits: 10, ...more };
}

/** What a scene is drawn with, in a look. */
export function stageOf(scene: Pick<Scene, 'site' | 'settings' | 'user'>, look: Look): Stage {
  const settings = settingsFor(look, scene.settings);
  const { user } = told('getUser');
  if (!user) throw new Error('The world of the gallery has no member');
  return { settings, site: { ...siteInfo(settings, look), ...scene.site }, company: companyHere(), user: { ...user, language: look.locale, ...scene.user }, now: new Date() };
}
