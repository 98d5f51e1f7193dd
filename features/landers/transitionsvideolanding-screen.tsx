import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import type { SiteInfo } from '@/lib/site/site-info';
import { DayFilm } from './day-film';
import { DayRing } from './day-ring';
import { dayScenes, firstScene } from './day-scenes';
import { FilmSources } from './film-sources';
import { FilmStill } from './film-still';
import { HonestyLine } from './honesty-line';
import { signupAddress } from './signup-address';

/** One circle, four scenes of a day. A scene is a radio: the sheet swaps the stills, and the film, where it plays, follows. */
export function TransitionsvideolandingScreen({ site }: { site: SiteInfo }) {
  const t = useTranslations('lander.transitionsvideolanding');
  return (
    <section className="lander lander-scene day" aria-labelledby="day-title">
      {dayScenes.map((scene, index) => (
        <FilmStill key={scene} className={`is-${scene}`} name={(shape) => `day-${shape}-${scene}`} alt={t(`picture.${scene}`)} first={index === firstScene} />
      ))}
      <noscript>
        <video className="film-plain" muted loop playsInline controls preload="none" poster="/art/landers/film/day-phone-sun.webp" aria-label={t('film')}>
          <FilmSources name="day" />
        </video>
      </noscript>
      <DayRing />
      <DayFilm texts={{ pause: t('pause'), play: t('play') }} />
      <div className="day-words">
        <h1 id="day-title" className="lander-title">
          {t('title')}
        </h1>
        <p>{t('lead')}</p>
        <fieldset className="day-scenes">
          <legend className="visually-hidden">{t('scenes')}</legend>
          {dayScenes.map((scene, index) => (
            <label key={scene} className={`day-scene is-${scene}`}>
              <input type="radio" name="scene" value={scene} defaultChecked={index === firstScene} />
              <i aria-hidden="true" />
              <span>{t(`scene.${scene}`)}</span>
            </label>
          ))}
        </fieldset>
        <div>
          <LinkButton className="lander-go" size="lg" href={signupAddress(site)}>
            {t('start')}
          </LinkButton>
        </div>
        <HonestyLine site={site} join={signupAddress(site)} />
      </div>
    </section>
  );
}
