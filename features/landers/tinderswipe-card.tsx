import { useTranslations } from 'next-intl';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type TinderswipeCardProps = { site: SiteInfo; person: Person; /** One that the person wrote. */ sentence?: string | null; number: number; count: number };

/** One card of the deck, with its two answers. Nobody is online on a page that is kept for everybody. */
export function TinderswipeCard({ site, person, sentence, number, count }: TinderswipeCardProps) {
  const t = useTranslations('lander.tinderswipe');
  const { name, id } = person;
  return (
    <fieldset className="swipe-card">
      <legend className="visually-hidden">{name}</legend>
      <div className="swipe-photo">
        <PersonPhoto
          {...personLook(person, site)}
          online={false}
          distance={null}
          variant="card"
          src={photoUrl(person.main_image, 'full', site.cdnPrefix)}
          sizes="(min-width: 992px) 400px, 86vw"
          priority={number === 1}
          details={sentence ? <span className="swipe-about">{sentence}</span> : null}
        />
        <span className="swipe-bars" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <i key={index} className={index < number ? 'is-on' : undefined} />
          ))}
        </span>
        <span className="swipe-stamp is-like" aria-hidden="true">
          <Icon name="heart" weight="fill" />
        </span>
        <span className="swipe-stamp is-skip" aria-hidden="true">
          <Icon name="x" />
        </span>
      </div>
      <div className="swipe-answers">
        <label className="swipe-answer is-skip">
          <input type="checkbox" name="skip" value={id} aria-label={t('skip', { name })} />
          <Icon name="x" />
        </label>
        <label className="swipe-answer is-like">
          <input type="checkbox" name="wish" value={id} aria-label={t('like', { name })} />
          <Icon name="heart" weight="fill" />
        </label>
      </div>
      <p className="small muted centered">{t('count', { number, count })}</p>
    </fieldset>
  );
}
