import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatMoney } from '@/lib/format/money';
import { useSite } from './site-context';

/** What a message costs, in credits and in money, and what is left: beside the button that spends it. */
export function MessageCost({ credits }: { credits: number }) {
  const t = useTranslations();
  const { messageCredits, messageCost, intlLocale } = useSite();
  const cost = t('count.credits', { count: messageCredits });
  return (
    <span>
      <Icon name="star-four" weight="fill" />{' '}
      {messageCost
        ? t('chat.cost', { credits: cost, amount: formatMoney(messageCost, intlLocale), left: credits })
        : t('chat.cost_credits', { credits: cost, left: credits })}
    </span>
  );
}
