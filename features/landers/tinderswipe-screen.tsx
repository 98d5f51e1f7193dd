import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { chosenCast } from './cast';
import { DeckGestures } from './deck-gestures';
import { HonestyLine } from './honesty-line';
import { LanderButton } from './lander-button';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';
import { SwipeCard } from './swipe-card';

const cards = 3;

/**
 * Three cards to swipe, then a link on. A card is two checkboxes drawn as buttons, and the sheet lays away whoever is decided on;
 * drag and keys are added by script. Who was liked goes along with the form, which the link sends; without script a button does.
 */
export function TinderswipeScreen({ site, people }: { site: SiteInfo; people: Person[] }) {
  const t = useTranslations('lander.tinderswipe');
  const deck = chosenCast(people).slice(0, cards);
  return (
    <section className="lander swipe" aria-labelledby="swipe-title">
      <h1 id="swipe-title">{t('title')}</h1>
      <StartForm className="deck" lander="tinderswipe" site={site}>
        {deck.map((person, index) => (
          <SwipeCard key={person.id} site={site} person={person} number={index + 1} count={deck.length} />
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
