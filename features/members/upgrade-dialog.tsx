'use client';

import '@/styles/upgrade.scss';
import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { formatMoney } from '@/lib/format/money';
import { useLeastPrice } from '@/lib/queries/least-price';
import { photoLimit } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/routes';

export type UpgradeDialogProps = {
  name: string;
  /** How many private photos there are. */
  count: number;
  /** Some of them, as the server blurs them. */
  photos: (string | null)[];
  onClose: () => void;
};

/** Says what Premium shows, how one becomes it and from what price; "not now" is as plain as the way on. */
export function UpgradeDialog({ name, count, photos, onClose }: UpgradeDialogProps) {
  const t = useTranslations('members.upgrade');
  const { intlLocale } = useSite();
  const from = useLeastPrice();
  return (
    <Dialog open onClose={onClose} sheet title={t('title', { name, count })} className="upgrade">
      <div className="upgrade-photos" aria-hidden="true">
        {photos.map((src, index) => (
          <span key={index}>
            {src ? <img src={src} alt="" width="120" height="160" /> : null}
            <Icon name="padlock" weight="fill" />
          </span>
        ))}
      </div>
      <p className="muted">{from ? t('text', { amount: formatMoney(from, intlLocale) }) : t('text_plain')}</p>
      <ul className="upgrade-perks">
        <li>
          <Icon name="images" /> {t('all')}
        </li>
        <li>
          <Icon name="camera" /> {t('own', { count: photoLimit.premium })}
        </li>
        <li>
          <Icon name="crown-simple" weight="fill" /> {t('badge')}
        </li>
      </ul>
      <div className="stack">
        <LinkButton variant="orange" size="lg" full href={pathTo('credits')} prefetch={false}>
          <Icon name="crown-simple" weight="fill" />
          {t('go')}
        </LinkButton>
        <Button variant="ghost" full onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </Dialog>
  );
}
