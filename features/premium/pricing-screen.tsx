import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Bundle } from '@/lib/contract/credits';
import { swipeLikesPerDay } from '@/lib/site/constants';
import { giftKeys, giftPrice } from '@/lib/site/money/gifts';
import type { SiteInfo } from '@/lib/site/site-info';
import { taxRateIn } from '@/lib/site/countries/tax-rates';
import { BundleTable } from './bundle-table';
import { CountryChoice } from './country-choice';
import { moneyRange } from './money-range';

export type PricingScreenProps = {
  site: SiteInfo;
  /** Whose prices these are. */
  country: string;
  bundles: readonly Bundle[];
  /** Whether the site sells any. */
  offered?: boolean;
  giftCredits: number;
  signupCredits: number;
  /** A member has the prices of the own country. */
  fixedCountry?: boolean;
};

/** What things cost, in credits and in money, and the bundles; for a visitor in any country of the site. (R12, S16) */
export function PricingScreen({ site, country, bundles, offered = true, giftCredits, signupCredits, fixedCountry }: PricingScreenProps) {
  const t = useTranslations('pricing');
  const count = useTranslations('count');
  const err = useTranslations('err');
  const { intlLocale, messageCredits } = site;
  const gifts = giftKeys.map((key) => giftPrice(key, giftCredits)).filter((price) => price !== null);
  const [least, most] = [Math.min(...gifts), Math.max(...gifts)];
  const range = (from: string, to: string) => (from === to ? from : t('range', { least: from, most: to }));
  const inMoney = (credits: number, mostCredits = credits) => {
    const found = moneyRange(bundles, credits, mostCredits, intlLocale);
    return found && range(found.least, found.most);
  };
  const cards = [
    { picture: 'chat-circle-dots' as const, name: t('message'), price: count('credits', { count: messageCredits }), note: inMoney(messageCredits) },
    ...(gifts.length > 0 ? [{ picture: 'gift' as const, name: t('gift'), price: range(least.toLocaleString(intlLocale), count('credits', { count: most })), note: inMoney(least, most) ?? t('gift_note') }] : []),
    { picture: 'images' as const, name: t('photo'), price: t('photo_price'), note: t('photo_note') },
    { picture: 'heart' as const, name: t('likes'), price: t('free'), note: t('likes_note', { count: swipeLikesPerDay }) },
  ];
  return (
    <div className="wrap pricing">
      <header className="pricing-head">
        <div>
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
        {fixedCountry ? null : <CountryChoice site={site} country={country} />}
      </header>
      <ul className="price-cards">
        {cards.map(({ picture, name, price, note }) => (
          <li key={picture}>
            <Icon name={picture} weight="duotone" />
            <span>{name}</span>
            <b>{price}</b>
            {note ? <small>{note}</small> : null}
          </li>
        ))}
      </ul>
      <h2 className="title-2">{t('bundles')}</h2>
      {bundles.length > 0 ? <BundleTable bundles={bundles} intlLocale={intlLocale} /> : <p>{offered ? t('none') : err('not_offered')}</p>}
      <p className="small muted">
        {t(taxRateIn(country) > 0 ? 'tax' : 'once')} {signupCredits > 0 ? t('signup', { count: signupCredits }) : null}
      </p>
    </div>
  );
}
