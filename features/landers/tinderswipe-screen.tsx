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
import { SwipeCard } from './swipe-card';

const cards = 3;

type TinderswipeScreenProps = { site: SiteInfo; deck: readonly Person[]; /** What they wrote about themselves; who cannot be had is left out. */ profiles: readonly Profile[] };

/** Whose cards lie in the deck. */
export const deckOf = (people: readonly Person[]): Person[] => chosenCast(people).slice(0, cards);

/**
 * Three cards to swipe, then a link on. A card is two checkboxes drawn as buttons, and the sheet lays away whoever is decided on;
 * drag and keys are added by script. On a desktop the deck lies on a table, with a place for each answer beside it. Who was liked goes
 * along with the form, which the link sends; without script a button does.
 */
export function TinderswipeScreen({ site, deck, profiles }: TinderswipeScreenProps) {
  const t = useTranslations('lander.tinderswipe');
  const sentence = (person: Person) => firstSentence(profiles.find(({ id }) => id === person.id)?.about);
  return (
    <section className="lander swipe" aria-labelledby="swipe-title">
      <h1 id="swipe-title">{t('title')}</h1>
      <StartForm className="deck" lander="tinderswipe" site={site}>
        {deck.length > 0 ? (
          <>
            <span className="swipe-place is-skip" aria-hidden="true">
              <Icon name="x" />
              <kbd>←</kbd>
            </span>
            <span className="swipe-place is-like" aria-hidden="true">
              <Icon name="heart" />
              <kbd>→</kbd>
            </span>
          </>
        ) : null}
        {deck.map((person, index) => (
          <SwipeCard key={person.id} site={site} person={person} sentence={sentence(person)} number={index + 1} count={deck.length} />
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
          {deck.length > 0 ? (
            <button type="reset" className="btn btn-ghost">
              {t('again')}
            </button>
          ) : null}
        </div>
      </StartForm>
      <DeckGestures />
      {deck.length > 0 ? <p className="swipe-hint small muted">{t('hint')}</p> : null}
      <HonestyLine join={signupAddress(site)} />
    </section>
  );
}
