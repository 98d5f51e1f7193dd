import { useTranslations } from 'next-intl';
import type { Gift } from '@/lib/contract/gifts';
import type { SiteInfo } from '@/lib/site/site-info';
import { giftPath } from './gift-path';
import { useGiftPrice } from './use-gift-price';
import { GiftTile } from './gift-tile';
import { giftName } from './gift-name';

type GiftLinksProps = { gifts: readonly Gift[]; member: number; site: SiteInfo; chosen?: string; /** Nothing can be given yet: they are there to be seen. */ waits?: boolean };

/** The gifts as links to the page that sends each: they work without script, and with it open the picker. */
export function GiftLinks({ gifts, member, site, chosen, waits = false }: GiftLinksProps) {
  const t = useTranslations();
  const priceOf = useGiftPrice(site);
  return (
    <ul className="gift-tiles">
      {gifts.map((gift) => {
        const tile = <GiftTile gift={gift.key} name={giftName(gift, t)} price={priceOf(gift.key, gift.credits)} />;
        return (
          <li key={gift.key}>
            {waits ? (
              <span className="gift-tile is-waiting">{tile}</span>
            ) : (
              <a className="gift-tile" href={giftPath(member, gift.key)} data-gift={gift.key} aria-current={gift.key === chosen || undefined}>
                {tile}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
