import { useTranslations } from 'next-intl';
import { FictionalNotice } from '@/components/media/fictional-notice';
import { personLook } from '@/components/media/person-look';
import type { Profile } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { aboutParagraphs } from './about-lines';
import { HonestyLine } from './honesty-line';
import { LanderButton } from './lander-button';
import { LetterStamp } from './letter-stamp';
import { ReplyIdeas } from './reply-ideas';
import { signupAddress } from './signup-address';
import { StartForm } from './start-form';

/** A member's own words, set as a letter; below the signature the site adds what the profile names, as its own P.S. The answer goes along to sign-up. (R06) */
export function LetterLander({ profile, site }: { profile: Profile; site: SiteInfo }) {
  const t = useTranslations('lander.landing');
  const { name } = profile;
  const { fictional, age, place } = personLook(profile, site);
  const { shown, folded } = aboutParagraphs(profile.about);
  const story = useTranslations('lander.landing3');
  const interest = useTranslations('interest');
  const loves = profile.interests.filter((key) => interest.has(key as 'music')).slice(0, 3).map((key) => interest(key as 'music'));
  const paragraphs = (texts: string[]) => texts.map((text) => <p key={text}>{text}</p>);
  return (
    <div className="lander letter">
      <article className="letter-paper">
        <header>
          <p className="letter-sender">
            <span>{age ? `${name}, ${age}` : name}</span>
            {place && !fictional ? <span>{place}</span> : null}
          </p>
          <LetterStamp profile={profile} site={site} />
        </header>
        {fictional ? <FictionalNotice texts={fictional} /> : null}
        <h1>{t('greeting')}</h1>
        {shown.length > 0 ? paragraphs(shown) : <p>{t('silent', { name })}</p>}
        {folded.length > 0 ? (
          <details>
            <summary className="link">{t('more')}</summary>
            {paragraphs(folded)}
          </details>
        ) : null}
        <p className="letter-signature">{name}</p>
        {loves.length > 0 ? (
          <p className="letter-postscript">
            <span>P.S. {site.name}:</span> {story('loves', { name })} {loves.join('\u00a0· ')}
          </p>
        ) : null}
      </article>
      <div className="letter-reply">
        <h2 className="title-2">{t('write', { name })}</h2>
        <p className="muted letter-line">{t('one_line')}</p>
        <StartForm lander="landing" site={site} member={profile.id} className="letter-form">
          <label className="visually-hidden" htmlFor="letter-message">
            {t('field')}
          </label>
          <input id="letter-message" className="input" name="message" maxLength={site.messageLength} autoComplete="off" placeholder={t('field')} />
          <LanderButton>{t('write', { name })}</LanderButton>
          <ReplyIdeas />
        </StartForm>
        <p className="honesty">{t('own', { name })}</p>
        <HonestyLine site={site} join={signupAddress(site, profile.id)} />
      </div>
    </div>
  );
}
