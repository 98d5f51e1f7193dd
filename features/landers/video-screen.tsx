import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { AskFilm } from './ask-film';
import { filmCast, memberOfFilm, titleOfFilm } from './film-cast';
import { FilmSources } from './film-sources';
import { FilmStill } from './film-still';
import { HonestyLine } from './honesty-line';
import { LanderButton } from './lander-button';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';

const answers = [
  { key: 'morning', icon: 'sun-horizon' },
  { key: 'night', icon: 'moon-stars' },
] as const;

/** A film that asks one question; the answer becomes the first line of a message. */
export function VideoScreen({ site, people }: { site: SiteInfo; people: readonly Person[] }) {
  const t = useTranslations('lander.video');
  const shared = useTranslations('lander');
  const { figure, name } = filmCast(site.niche);
  return (
    <section className="lander lander-scene ask" aria-labelledby="ask-title">
      <FilmStill name={(shape) => `ask-${figure}-${shape}-look`} alt={t('picture', { name })} first />
      <noscript>
        <video className="film-plain" muted playsInline controls preload="none" poster={`/art/landers/film/ask-${figure}-phone-look.webp`} aria-label={t('film')}>
          <FilmSources name={`ask-${figure}`} />
          <track kind="captions" src={`/art/landers/film/captions-${site.locale}.vtt`} srcLang={site.locale} label={t('captions')} default />
        </video>
      </noscript>
      <AskFilm
        film={`ask-${figure}`}
        locale={site.locale}
        texts={{ question: t('caption.three'), again: t('again'), pause: t('pause'), play: t('play'), skip: t('skip'), captions: t('captions') }}
      >
        <h1 id="ask-title" className="lander-title">
          {t(titleOfFilm(site.niche))
            .split(/(?<=[.!?])\s/u)
            .map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
        </h1>
        <StartForm className="ask-form" lander="video" site={site} member={memberOfFilm(name, people)}>
          <fieldset className="ask-answers">
            <legend className="visually-hidden">{t('caption.three')}</legend>
            {answers.map(({ key, icon }) => (
              <label key={key} className="ask-answer">
                <input type="radio" name="message" value={t(`message.${key}`)} required />
                <Icon name={icon} weight="fill" />
                <span>{t(`answer.${key}`)}</span>
              </label>
            ))}
          </fieldset>
          <LanderButton missing={shared('choose')}>{t('go', { name })}</LanderButton>
        </StartForm>
        <div className="ask-note">
          <p>{t('note')}</p>
          <HonestyLine site={site} join={signupAddress(site)} />
        </div>
      </AskFilm>
    </section>
  );
}
