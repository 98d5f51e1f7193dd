import { useLocale, useTranslations } from 'next-intl';
import { imageLoading } from '@/components/media/image-loading';
import { PersonAvatar } from '@/components/media/person-avatar';
import { Icon } from '@/components/ui/icon';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';
import { LanderButton } from './lander-button';
import type { Moment } from './moments';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';

/** A member's moment and how to react to it: the reaction becomes the first line of a message. */
export function MomentCard({ site, moment, first }: { site: SiteInfo; moment: Moment; first?: boolean }) {
  const t = useTranslations('lander.socialnetwork');
  const shared = useTranslations('lander');
  const interest = useTranslations('interest');
  const like = useTranslations('lander.tinderswipe');
  const { person } = moment;
  const named = (key: string) => (interest.has(key as 'music') ? interest(key as 'music') : key);
  const locale = useLocale();
  // Within a sentence a word of ours takes no capital, save in German, where nouns have theirs.
  const within = (key: string) => (locale === 'de' || !interest.has(key as 'music') ? named(key) : named(key).toLocaleLowerCase(locale));
  const place = person.city ?? person.region;
  const kind = t(moment.kind === 'choice' ? 'kind.choice' : moment.still ? 'kind.picture' : 'kind.line');
  const choices = moment.kind === 'choice' ? [moment.one, moment.two] : [];
  const [one = '', two = ''] = choices;
  const asked = { one: named(one), two: within(two) };
  return (
    <article id={`moment-${person.id}`} className="moment">
      <header className="moment-who">
        <PersonAvatar name={person.name} src={photoUrl(person.main_image, 'thumb', site.cdnPrefix)} fictional={null} size={48} />
        <p>
          <b>{[person.name, person.age].filter(Boolean).join(', ')}</b>
          <small>{[place, kind].filter(Boolean).join(' · ')}</small>
        </p>
        <a className="icon-button" href={signupAddress(site, person.id)} aria-label={like('like', { name: person.name })}>
          <Icon name="heart" />
        </a>
      </header>
      {moment.kind === 'line' && moment.still ? (
        <div className="moment-picture">
          <img src={`/art/landers/${moment.still}.webp`} alt="" width="600" height="600" {...imageLoading(first)} />
          <blockquote>{moment.line}</blockquote>
        </div>
      ) : null}
      {moment.kind === 'line' && !moment.still ? <blockquote className="moment-line">{moment.line}</blockquote> : null}
      <StartForm className="moment-react" lander="socialnetwork" site={site} member={person.id}>
        {moment.kind === 'line' ? (
          <>
            <input type="hidden" name="message" value={t('message.line', { line: moment.line })} />
            <button type="submit" className="btn btn-soft full" aria-label={t('ask_name', { name: person.name })}>
              <Icon name="chat-circle-dots" weight="fill" />
              {t('ask')}
            </button>
          </>
        ) : (
          <fieldset>
            <legend>{t('choice', asked)}</legend>
            {choices.map((choice) => (
              <label key={choice} className="moment-choice">
                <input type="radio" name="message" value={t('message.choice', { ...asked, choice: within(choice) })} required />
                <span>{named(choice)}</span>
                <Icon name="check-circle" weight="fill" />
              </label>
            ))}
            <LanderButton missing={shared('choose')}>{t('send', { name: person.name })}</LanderButton>
          </fieldset>
        )}
      </StartForm>
    </article>
  );
}
