import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PremiumClaim } from '@/components/ui/premium-claim';
import type { Liker } from '@/lib/contract/likes';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import type { LikeType } from '@/lib/stores/likes-lists';
import { LikesList } from './likes-list';
import { LikesTabs } from './likes-tabs';

type LikesScreenProps = {
  site: SiteInfo;
  type: LikeType;
  /** As many as are shown. */
  likers: Liker[];
  total: number;
  shown: number;
  /** How many the button below asks for. */
  more: number;
  /** What is new in the other lists too. */
  fresh: { likes: number; matches: number };
  /** So many people like the member, who could see them all with Premium; 0 offers nothing. */
  offer: number;
  /** Where the claim about Premium comes from: without it, it is not made. (A03) */
  claimSource?: string;
};

const listTexts = ['likes.list', 'members.like.give', 'members.like.failed', 'members.like.gone', 'members.like.none', 'members.like.unseen', 'safety.more.label', 'ui.photo', 'fictional.label', 'fictional.warning'];

/** Likes that came, that were given, and matches; new ones first. (R02, S05) */
export function LikesScreen({ site, type, likers, total, shown, more, fresh, offer, claimSource }: LikesScreenProps) {
  const t = useTranslations('likes');
  const empty = (
    <EmptyState
      icon={<Icon name="heart" weight="duotone" />}
      title={t(`empty.${type}_title`)}
      text={t(`empty.${type}_text`)}
      action={
        <LinkButton href={pathTo('members')}>
          {t('empty.action')}
        </LinkButton>
      }
    />
  );
  return (
    <div className="wrap likes">
      <h1 className="title-1">{t('title')}</h1>
      <IslandMessages keys={['likes.tabs']}>
        <LikesTabs type={type} fresh={fresh} />
      </IslandMessages>
      {offer > 0 && type === 'received' ? (
        <Alert
          kind="offer"
          className="likes-offer"
          title={t('promo.title', { count: offer })}
          action={
            <LinkButton variant="orange" size="sm" href={pathTo('credits', {}, { back: pathTo('likes') })}>
              {t('promo.action')}
            </LinkButton>
          }
        >
          <div className="likes-offer-text">
            {t('promo.text')}
            <PremiumClaim source={claimSource} />
          </div>
        </Alert>
      ) : null}
      <IslandMessages keys={listTexts}>
        <LikesList site={site} type={type} likers={likers} total={total} shown={shown} more={more} empty={empty} />
      </IslandMessages>
    </div>
  );
}
