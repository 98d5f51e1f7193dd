'use client';

import '@/styles/upgrade.scss';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { fictionalTexts } from '@/components/media/person-look';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PremiumClaim } from '@/components/ui/premium-claim';
import { photoLimit } from '@/lib/site/constants';
import type { LockedPhotos } from './locked-photos';
import type { UpgradeData } from './upgrade-data';

type UpgradeDialogProps = LockedPhotos & { data: UpgradeData; /** The bundles, with the way back. */ bundles: string; onClose: () => void };

/** The prompt over any page, with texts of its own. */
export function UpgradeDialog({ data, ...rest }: UpgradeDialogProps) {
  return (
    <NextIntlClientProvider locale={data.locale} messages={data.messages}>
      <Prompt {...rest} from={data.from} claimSource={data.claimSource} />
    </NextIntlClientProvider>
  );
}

/** Says what Premium shows, how one becomes it and from what price; "not now" is as plain as the way on. */
function Prompt({ name, fictional, count, photos, from, claimSource, bundles, onClose }: Omit<UpgradeDialogProps, 'data'> & Pick<UpgradeData, 'from' | 'claimSource'>) {
  const t = useTranslations('members.upgrade');
  const texts = fictionalTexts({ fictional }, useSite());
  return (
    <Dialog open onClose={onClose} sheet title={count === null ? t('main', { name }) : t('title', { name, count })} className="upgrade">
      <div className="upgrade-photos" aria-hidden="true">
        {photos.map((src) => (
          <span key={src}>
            <img src={src} alt="" width="120" height="160" />
            <Icon name="padlock" weight="fill" />
          </span>
        ))}
      </div>
      {texts ? (
        <p>
          <FictionalStrip texts={texts} shape="pill" />
        </p>
      ) : null}
      <p className="muted">{from ? t('text', { amount: from }) : t('text_plain')}</p>
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
      <PremiumClaim source={claimSource} className="upgrade-claim" />
      <div className="stack">
        <LinkButton variant="orange" size="lg" full href={bundles} onClick={onClose}>
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
