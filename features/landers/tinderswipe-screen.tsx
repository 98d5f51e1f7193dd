import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Person, Profile } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { chosenCast } from './cast';
import { DeckGestures } from './deck-gestures';
import { firstSentence } from './first-sentence';
import { HonestyLine } from './honesty-line';
import { LanderButton } from './lander-button';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';
import { TinderswipeCard } from './tinderswipe-card';

const cards = 3;

type TinderswipeScreenProps = { site: SiteInfo; deck: readonly Person[]; /** What they wrote about themselves; who cannot be had is left out. */ profiles: readonly Profile[] };

/** Whose cards lie in the deck. */
export const deckOf = (people: readonly Person[]): Person[] => chosenCast(people).slice(0, cards);

/** Where there are no cards, as the site shows its members to nobody outside or they cannot be had: what joining is for, and the plain link to it. */
function NobodyToSwipe({ site }: { site: SiteInfo }) {
  const t = useTranslations('lander');
  return (
    <section className="lander swipe" aria-labelledby="swipe-title">
      <h1 id="swipe-title">{t('gallery.lead_nobody')}</h1>
      <div className="deck-nobody">
        <p className="lead">{t('collagelanding.how.look_text')}</p>
        <LinkButton className="lander-go" size="lg" full href={signupAddress(site)}>
          {t('tinderswipe.go')}
        </LinkButton>
      </div>
      <HonestyLine site={site} join={signupAddress(site)} />
    </section>
  );
}

/**
 * Three cards to swipe, then a link on. A card is two checkboxes drawn as buttons, and the sheet lays away whoever is decided on;
 * drag and keys are added by script. On a desktop the deck lies on a table, with a place for each answer beside it. Who was liked goes
 * along with the form, which the link sends; without script a button does.
 */
export function TinderswipeScreen({ site, deck, profiles }: TinderswipeScreenProps) {
  const t = useTranslations('lander.tinderswipe');
  if (deck.length === 0) return <NobodyToSwipe site={site} />;
  const sentence = (person: Person) => firstSentence(profiles.find(({ id }) => id === person.id)?.about);
  return (
    <section className="lander swipe" aria-labelledby="swipe-title">
      <h1 id="swipe-title">{t('title')}</h1>
      <StartForm className="deck" lander="tinderswipe" site={site}>
        <span className="swipe-place is-skip" aria-hidden="true">
          <Icon name="x" />
          <kbd>←</kbd>
        </span>
        <span className="swipe-place is-like" aria-hidden="true">
          <Icon name="heart" />
          <kbd>→</kbd>
        </span>
        {deck.map((person, index) => (
          <TinderswipeCard key={person.id} site={site} person={person} sentence={sentence(person)} number={index + 1} count={deck.length} />
        ))}
        <div className="deck-end" tabIndex={-1}>
          <h2 className="title-1">{t('done')}</h2>
          <p className="lead">{t('done_text')}</p>
          <LinkButton className="lander-go" size="lg" full href={signupAddress(site)}>
            {t('go')}
          </LinkButton>
          <noscript>
            <LanderButton className="full">{t('go')}</LanderButton>
          </noscript>
          <button type="reset" className="btn btn-ghost">
            {t('again')}
          </button>
        </div>
      </StartForm>
      <DeckGestures />
      <p className="swipe-hint small muted">{t('hint')}</p>
      <HonestyLine site={site} join={signupAddress(site)} />
    </section>
  );
}
