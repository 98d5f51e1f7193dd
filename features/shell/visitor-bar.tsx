import { TopBar } from '@/components/layout/top-bar';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { LanguageSwitcher } from './language-switcher';

/** The bar of a visitor: language and a login link; its only script is the menu's. (S23) */
export function VisitorBar({ site }: { site: SiteInfo }) {
  return <TopBar variant="visitor" name={site.name} homeHref={pathTo('index')} loginHref={pathTo('login')} language={<LanguageSwitcher site={site} />} />;
}
