import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { photoLimit } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';

type FullSlotProps = {
  premium: boolean;
  /** What one becomes premium for at least, as it is written. */
  from?: string | null;
  /** The claim about Premium, with its source. */
  claim?: { text: string; source: string } | null;
};

/** All places are taken: what can be done about it. (A03, V07, P02) */
export function FullSlot({ premium, from, claim }: FullSlotProps) {
  const t = useTranslations('photos.full');
  if (premium) return <li className="tiles-note small muted">{t('premium', { limit: photoLimit.premium })}</li>;
  return (
    <li className="tiles-wide">
      <PageLink className="tile-slot is-offer" href={pathTo('credits', {}, { back: pathTo('settings-section', { section: 'photos' }) })}>
        <Icon name="crown-simple" weight="fill" />
        <b>{t('title', { count: photoLimit.free })}</b>
        <span className="small muted">{from ? t('text_price', { limit: photoLimit.premium, amount: from }) : t('text', { limit: photoLimit.premium })}</span>
        {claim ? (
          <>
            <b>{claim.text}</b>
            <small className="muted">{claim.source}</small>
          </>
        ) : null}
      </PageLink>
    </li>
  );
}
