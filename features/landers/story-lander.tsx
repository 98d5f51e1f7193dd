import { useTranslations } from 'next-intl';
import { FictionalBar } from '@/components/media/fictional-bar';
import { personLook } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { PersonPhoto } from '@/components/media/person-photo';
import { classNames } from '@/components/ui/class-names';
import type { Profile } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';
import { HonestyLine } from './honesty-line';
import { LanderButton } from './lander-button';
import { ReplyIdeas } from './reply-ideas';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';
import { storyCards, type StoryCard } from './story-cards';
import { StoryPlayer } from './story-player';

const openers = ['one', 'two', 'three'] as const;

/** A member's public photo and own sentences, one to a card; the last card is the visitor's turn. (R07) */
export function StoryLander({ profile, site }: { profile: Profile; site: SiteInfo }) {
  const t = useTranslations('lander.landing3');
  const choose = useTranslations('lander');
  const interest = useTranslations('interest');
  const { name } = profile;
  const { fictional, age, place } = personLook(profile, site);
  const cards = storyCards(profile);
  const isKnown = (key: string) => interest.has(key);
  const src = photoUrl(profile.main_image, 'full', site.cdnPrefix);
  const photo = { name, src, fictional, locked: profile.main_image?.locked, bare: true } as const;

  const content = (card: StoryCard) => {
    if (card.kind === 'interests') {
      return (
        <>
          <p className="story-small">{t('loves', { name })}</p>
          <p className="story-line">{card.interests.filter(isKnown).map((key) => <span key={key}>{interest(key)}</span>)}</p>
        </>
      );
    }
    if (card.kind === 'turn') {
      return (
        <StartForm lander="landing3" site={site} member={profile.id} className="story-form">
          <h2 className="story-line">{t('turn')}</h2>
          <fieldset>
            <legend className="story-small">{t('turn_text')}</legend>
            {openers.map((opener) => (
              <label key={opener} className="chip">
                <input className="lander-hidden" type="radio" name="message" value={t(opener)} required />
                {t(opener)}
              </label>
            ))}
          </fieldset>
          <LanderButton missing={choose('choose')}>{t('react', { name })}</LanderButton>
          <HonestyLine site={site} join={signupAddress(site, profile.id)} />
        </StartForm>
      );
    }
    return card.line ? (
      <>
        <p className="story-line">{card.line}</p>
        <StartForm lander="landing3" site={site} member={profile.id}>
          <ReplyIdeas most={2} />
        </StartForm>
      </>
    ) : null;
  };

  return (
    <div className="lander lander-scene story">
      <h1 className="visually-hidden">{age ? `${name}, ${age}` : name}</h1>
      <StoryPlayer
        cards={cards.map((_, index) => t('card', { number: index + 1, count: cards.length }))}
        texts={{ next: t('next'), previous: t('previous'), pause: t('pause'), play: t('play') }}
        head={
          <>
            <PersonAvatar {...photo} size={44} src={photoUrl(profile.main_image, 'thumb', site.cdnPrefix)} />
            <p>
              <b>{age ? `${name}, ${age}` : name}</b>
              {place && !fictional ? <span className="small">{place}</span> : null}
            </p>
          </>
        }
      >
        {cards.map((card, index) => (
          <article key={index} id={`card-${index + 1}`} className={classNames('story-card', `is-${card.kind}`)}>
            <div className={`story-photo is-${index % 4}`}>
              <PersonPhoto {...photo} variant="hero" priority={index === 0} alt={index === 0 ? name : ''} />
            </div>
            <div className="story-text">
              {fictional && card.kind !== 'turn' ? <FictionalBar texts={fictional} /> : null}
              {content(card)}
              {card.kind === 'turn' ? null : (
                <a className="btn btn-primary btn-lg" href={`#card-${cards.length}`}>
                  {t('react', { name })}
                </a>
              )}
            </div>
          </article>
        ))}
      </StoryPlayer>
    </div>
  );
}
