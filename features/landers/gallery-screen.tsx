import { useTranslations } from 'next-intl';
import { PersonPhoto } from '@/components/media/person-photo';
import { personLook } from '@/components/media/person-look';
import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';
import { chosenCast, decorativeCast } from './cast';
import { GalleryWall } from './gallery-wall';
import { HonestyLine } from './honesty-line';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';

const choices = 6;
const wanted = 3;

/** Six people to choose from, three to choose, on a dark wall of portraits. What is missing is counted by the sheet. */
export function GalleryScreen({ site, people }: { site: SiteInfo; people: Person[] }) {
  const t = useTranslations('lander');
  const all = useTranslations();
  const offered = chosenCast(people).slice(0, choices);
  const enough = offered.length >= wanted;
  return (
    <section className="lander lander-scene gallery" aria-labelledby="gallery-title">
      <GalleryWall site={site} people={decorativeCast(people)} />
      <StartForm className="gallery-card" lander="gallery" site={site}>
        {offered.map((person) => (
          <input key={person.id} id={`pick-${person.id}`} className="lander-hidden pick" type="checkbox" name="wish" value={person.id} aria-label={person.name} />
        ))}
        <span className="gallery-bars" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <h1 id="gallery-title" className="title-1">
          {t('gallery.title')}
        </h1>
        <p className="muted">{t(enough ? 'gallery.lead' : 'gallery.lead_nobody')}</p>
        {enough ? (
          <div className="gallery-people">
            {offered.map((person) => (
              <label key={person.id} htmlFor={`pick-${person.id}`}>
                <PersonPhoto {...personLook(person, site)} premium={false} variant="thumb" src={photoUrl(person.main_image, 'thumb', site.cdnPrefix)} alt="" priority />
                <span className="gallery-name" aria-hidden="true">
                  {person.name}
                </span>
                <span className="gallery-heart">
                  <Icon name="heart" weight="fill" />
                </span>
              </label>
            ))}
          </div>
        ) : null}
        <div className="gallery-go" aria-live="polite">
          {enough
            ? [3, 2, 1].map((count) => (
                <span key={count} className={`btn btn-primary btn-lg full need-${count}`} aria-disabled="true">
                  {t('more', { count })}
                </span>
              ))
            : null}
          <button type="submit" className={enough ? 'btn btn-primary btn-lg full need-0' : 'btn btn-primary btn-lg full'}>
            {enough ? t('gallery.go') : all(signUpTitle(site))}
          </button>
        </div>
        <HonestyLine site={site} join={signupAddress(site)} />
      </StartForm>
    </section>
  );
}
