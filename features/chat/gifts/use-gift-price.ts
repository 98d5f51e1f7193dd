import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import { creditsWorth } from '@/lib/site/money/credits-worth';
import type { SiteInfo } from '@/lib/site/site-info';

type Site = Pick<SiteInfo, 'messageCost' | 'messageCredits' | 'intlLocale'>;

/** How the price of a gift is said: in credits, in money where the site knows it, and on the button that spends it. */
export function useGiftPrice(site: Site) {
  const t = useTranslations();
  return (gift: string, count: number) => {
    const worth = creditsWorth(site, count);
    const credits = t('count.credits', { count });
    const amount = worth && formatMoney(worth, site.intlLocale);
    return { credits, amount, send: amount ? t('gifts.send', { gift, credits, amount }) : t('gifts.send_credits', { gift, credits }) };
  };
}
