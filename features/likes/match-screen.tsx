import { useTranslations } from 'next-intl';
import { BackBar } from '@/components/layout/back-bar';
import { MoreLink } from '@/components/layout/more-link';
import { LinkButton } from '@/components/ui/link-button';
import type { Liker } from '@/lib/contract/likes';
import type { Person } from '@/lib/contract/person';
import { IslandMessages } from '@/lib/i18n/island-messages';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { FirstLine } from './first-line';
import { MatchScene } from './match-scene';
import { MatchSeen } from './match-seen';
import { WriteButton } from './write-button';

const title = 'match-title';

type MatchScreenProps = { site: SiteInfo; match: Liker; me: Person | null | undefined; /** Who writes. */ writer: number | undefined; /** What the member has. */ credits: number };

/** A match as a page of its own. (R02) */
export function MatchScreen({ site, match, me, writer, credits }: MatchScreenProps) {
  const t = useTranslations('likes');
  const more = useTranslations('safety.more');
  return (
    <>
      <IslandMessages keys={['layout.back']}>
        <BackBar title={t('match.page_title', { name: match.name })} href={pathTo('likes-type', { type: 'matches' })} />
      </IslandMessages>
      <section className="match match-page on-photo" aria-labelledby={title}>
        <MatchScene profile={match} me={me} site={site} titleId={title} heading="h1" more={<MoreLink member={match.id} label={more('label', { name: match.name })} glass />}>
          <IslandMessages keys={['likes.meeting', 'chat.composer.placeholder', 'chat.composer.send', 'chat.cost', 'chat.cost_credits', 'count.credits']}>
            <FirstLine match={match} writer={writer} credits={credits} formId={crypto.randomUUID()} />
            <WriteButton id={match.id} />
          </IslandMessages>
          <LinkButton variant="line" size="lg" full href={pathTo('members')}>
            {t('meeting.look_on')}
          </LinkButton>
        </MatchScene>
      </section>
      <MatchSeen profile={match.id} />
    </>
  );
}
