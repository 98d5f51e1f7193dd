import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Profile } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { HonestyLine } from './honesty-line';
import { LanderPhoto } from './lander-photo';
import { MomentCard } from './moment-card';
import { momentsOf } from './moments';
import { signupAddress } from './signup-address';

const words = (children: React.ReactNode) => <b>{children}</b>;

/** Six small moments out of members' profiles, to react to; then the button. No counters, no times, no end that never comes. */
export function SocialnetworkScreen({ site, people }: { site: SiteInfo; people: readonly Profile[] }) {
  const t = useTranslations('lander.socialnetwork');
  const moments = momentsOf(people);
  const main = Math.ceil((moments.length * 2) / 3);
  return (
    <section className="lander feed-page" aria-labelledby="feed-title">
      <div className="feed-columns">
        <div className="feed-intro">
          <h1 id="feed-title" className="lander-title">
            {t('title')}
          </h1>
          <p>{t('lead')}</p>
          {moments.length > 0 ? (
            <nav className="feed-round" aria-label={t('round')}>
              {moments.map(({ person }) => (
                <a key={person.id} href={`#moment-${person.id}`}>
                  <span>
                    <LanderPhoto site={site} person={person} sizes="64px" />
                  </span>
                  {person.name}
                </a>
              ))}
            </nav>
          ) : null}
        </div>
        <div className="feed">
          <h2 className="visually-hidden">{t('feed')}</h2>
          {moments.slice(0, main).map((moment, index) => (
            <MomentCard key={moment.person.id} site={site} moment={moment} first={index === 0} />
          ))}
          {moments.length === 0 ? <p className="feed-nobody">{t('nobody')}</p> : null}
        </div>
        <div className="feed-side">
          {moments.slice(main).map((moment) => (
            <MomentCard key={moment.person.id} site={site} moment={moment} />
          ))}
          <div className="feed-notes">
            <p>
              <Icon name="hand-heart" weight="duotone" />
              <span>{t.rich('no_counters', { b: words })}</span>
            </p>
            <p>
              <Icon name="mask-happy" weight="duotone" />
              <span>{t.rich('labels', { b: words })}</span>
            </p>
          </div>
        </div>
        <div className="feed-go">
          <LinkButton className="lander-go" size="lg" full href={signupAddress(site)}>
            {t('start')}
          </LinkButton>
          <HonestyLine site={site} join={signupAddress(site)} />
        </div>
      </div>
    </section>
  );
}
