import { useLocale, useMessages } from 'next-intl';
import { upgradeTexts } from '@/features/members/upgrade-data';
import { formatMoney } from '@/lib/format/money';
import { pickMessages, type Messages } from '@/lib/i18n/messages';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { OpenUpgrade } from './islands/dialogs';
import { prices } from './world';

type UpgradeOverProps = { site: SiteInfo; name: string; fictional: boolean; count: number | null };

/** The prompt with what /forms/upgrade would bring it. */
export function UpgradeOver({ site, name, fictional, count }: UpgradeOverProps) {
  const data = { locale: useLocale(), from: formatMoney(prices.cheapest.price, site.intlLocale), messages: pickMessages(useMessages() as Messages, upgradeTexts) };
  const photos = (count === null ? [1] : [2, 3, 4]).map((at) => `${site.cdnPrefix}${name.toLowerCase()}${at}-blurred.webp`);
  return <OpenUpgrade data={data} bundles={pathTo('credits')} name={name} fictional={fictional} count={count} photos={photos} />;
}
