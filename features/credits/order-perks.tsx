import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { photoLimit } from '@/lib/site/constants';

export type OrderPerksProps = { refundDays: number; statement: string; becomesPremium: boolean };

/** What comes with every order, under its button. Drawn by the server: none of it changes with what is chosen. */
export function OrderPerks({ refundDays, statement, becomesPremium }: OrderPerksProps) {
  const t = useTranslations('pay.perk');
  return (
    <ul className="perks">
      {becomesPremium ? (
        <li>
          <Icon name="crown-simple" weight="fill" />
          {t('premium', { count: photoLimit.premium })}
        </li>
      ) : null}
      <li>
        <Icon name="arrow-u-up-left" />
        {t('withdraw', { days: refundDays })}
      </li>
      <li>
        <Icon name="receipt" weight="fill" />
        {t('statement', { name: statement })}
      </li>
    </ul>
  );
}
